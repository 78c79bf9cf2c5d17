/**
 * Loaded into a server before anything else: its clock is ahead of the machine's by the milliseconds that the run sets,
 * and goes on. So what the product does after minutes and hours is seen within seconds.
 */
let ahead = Number(process.env.CHAOS_CLOCK_AHEAD);
const realNow = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [realNow() + ahead], made),
});
Date.now = () => realNow() + ahead;

// A process that the server starts inherits the clock, and is told other things.
if (process.env.CHAOS_CLOCK_TOLD) {
  delete process.env.CHAOS_CLOCK_TOLD;
  process.on("message", (time: unknown) => {
    if (typeof time !== "number") return;
    ahead = time;
    process.env.CHAOS_CLOCK_AHEAD = String(time);
  });
  // Waiting for a message must not keep the process alive.
  process.channel?.unref();
}
