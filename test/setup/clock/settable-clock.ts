/**
 * Loaded into a server before anything else: its clock shows the time that the test sets, and stands still until the
 * test sets another. The server has no setting for this, so that nobody can enable it by mistake.
 */
let now = Number(process.env.TEST_CLOCK_TIME);

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [now], made),
});
Date.now = () => now;

process.on("message", (time: unknown) => {
  // A process that the server starts inherits this clock, and is told other things.
  if (typeof time !== "number") return;
  now = time;
  process.send?.(time);
});
// Waiting for a message must not keep the process alive.
process.channel?.unref();
