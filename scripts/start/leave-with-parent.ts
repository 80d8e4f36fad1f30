// Loaded into every program that `npm start` runs: when the start itself is killed, they do not stay behind.
// A program hands this on to workers of its own, whose channel is theirs and what keeps them alive.
if (process.ppid === Number(process.env.VITRINE_START_PID)) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}
