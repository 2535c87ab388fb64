import { defineConfig } from "@playwright/test";

// `cargo xtask test browser` sets all of these; by hand, `cargo xtask dist` must have run before.
const server = process.env.XTASK ? `"${process.env.XTASK}"` : "cargo xtask";
const port = process.env.KABINETT_PORT ?? "8123";
const portSub = process.env.KABINETT_PORT_SUB ?? "8124";
const address = `http://127.0.0.1:${port}/`;
const addressSub = `http://127.0.0.1:${portSub}/sub/dir/`;
process.env.KABINETT_SUB = addressSub;

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.mjs",
  fullyParallel: true,
  workers: 2,
  // Two more tries on a machine under load; what needs them is listed as flaky.
  retries: process.env.CI === "true" ? 2 : 0,
  forbidOnly: process.env.CI === "true",
  timeout: 60_000,
  reporter: "list",
  use: {
    baseURL: address,
    browserName: "chromium",
    locale: "en-GB",
    // A control that is not there fails its test within seconds and not at the test's end.
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM || undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // A test runs on the desktop; one tagged @phone runs on the phone, one tagged @both on the two.
  projects: [
    { name: "desktop", use: desktop, grepInvert: /@phone/ },
    { name: "phone", use: phone, grep: /@phone|@both/ },
  ],
  webServer: [
    { command: `${server} serve --port ${port}`, cwd: "..", url: address, reuseExistingServer: false, timeout: 120_000 },
    {
      command: `${server} serve --port ${portSub} --base /sub/dir/`,
      cwd: "..",
      url: addressSub,
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
});
