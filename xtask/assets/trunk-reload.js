// Only under `trunk serve`: reload when Trunk says that it has built again, or has come back.
const address = new URL(".well-known/trunk/ws", location.href);
address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
address.hash = "";
address.search = "";

function listen(again) {
  const socket = new WebSocket(address);
  socket.addEventListener("open", () => again && location.reload());
  socket.addEventListener("message", (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "reload") location.reload();
    else if (message.type === "buildFailure") console.error(message.data?.reason);
  });
  socket.addEventListener("close", () => setTimeout(listen, 2000, true));
}
listen(false);
