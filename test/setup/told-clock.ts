/**
 * Loaded into a server before anything else: for all of its code the clock shows the time that the test tells, and
 * stands still until the test tells another. The server itself has no setting for it, so that nobody can give it one by
 * mistake.
 */
let now = Number(process.env.TOLD_TIME);

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [now], made),
});
Date.now = () => now;

process.on("message", (told: number) => {
  now = told;
  process.send?.(told);
});
// Waiting to be told is no reason to go on running.
process.channel?.unref();
