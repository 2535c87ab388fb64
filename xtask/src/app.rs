//! Compiling the app and turning it into a folder for a web server.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    assemble::{self, Parts},
    error::{At, Error, Result},
    shell, stamp,
    workspace::{self, read},
};

/// The app's package, binary and file name.
pub const NAME: &str = "kabinett";

/// How the app is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Small and stamped, with a service worker.
    Release,
    /// Quick to compile, unstamped, without a service worker: what is served is always what was built last.
    Dev,
}

/// Builds the app and says where it is: `dist/`, or a folder in cargo's target for [`Profile::Dev`].
///
/// # Errors
/// When the wasm target is missing, the app does not compile, or a file cannot be written.
pub fn dist(profile: Profile) -> Result<PathBuf> {
    shell::ensure_wasm_target()?;
    let root = workspace::root();
    let version = match profile {
        Profile::Release => stamp::version(&root)?,
        Profile::Dev => stamp::DEV.into(),
    };
    let wasm = shell::timed("compile the app", || compile(profile, &version))?;
    let bindings = workspace::target().join("xtask").join("bindings");
    shell::timed("wasm-bindgen", || bind(profile, &wasm, &bindings))?;
    let parts = Parts {
        version: &version,
        glue: read(&bindings.join(format!("{NAME}.js")))?,
        wasm: read(&bindings.join(format!("{NAME}_bg.wasm")))?,
        snippets: &bindings.join("snippets"),
        texts: &texts::Texts::read(&root)?.files(),
        reload: false,
    };
    let fresh = workspace::target().join("xtask").join("dist");
    workspace::remove_folder(&fresh)?;
    assemble::assemble(&root, &parts, &fresh)?;
    match profile {
        Profile::Dev => Ok(fresh),
        Profile::Release => {
            let dist = root.join("dist");
            mirror(&fresh, &dist)?;
            Ok(dist)
        }
    }
}

fn compile(profile: Profile, version: &str) -> Result<PathBuf> {
    let mut cargo = shell::cargo();
    cargo.args(["build", "--locked", "--target", shell::WASM, "--package", NAME, "--bin", NAME]);
    let folder = match profile {
        Profile::Release => {
            cargo.arg("--release").env(stamp::VARIABLE, version);
            "release"
        }
        Profile::Dev => {
            cargo.env_remove(stamp::VARIABLE);
            "debug"
        }
    };
    shell::run(&mut cargo)?;
    Ok(workspace::target().join(shell::WASM).join(folder).join(format!("{NAME}.wasm")))
}

fn bind(profile: Profile, wasm: &Path, out: &Path) -> Result<()> {
    workspace::remove_folder(out)?;
    let dev = profile == Profile::Dev;
    let bind = || {
        wasm_bindgen_cli_support::Bindgen::new()
            .input_path(wasm)
            .web(true)?
            .typescript(false)
            .debug(dev)
            .remove_name_section(!dev)
            .remove_producers_section(true)
            .out_name(NAME)
            .generate(out)
    };
    bind().map_err(|error| Error::Bindgen(format!("{error:#}")))
}

/// Makes `to` hold exactly what `from` holds. The two may lie on different file systems.
fn mirror(from: &Path, to: &Path) -> Result<()> {
    workspace::remove_folder(to)?;
    for file in workspace::files(from)? {
        let target = to.join(&file);
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder).at(folder)?;
        }
        fs::copy(from.join(&file), &target).at(&target)?;
    }
    Ok(())
}
