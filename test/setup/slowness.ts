/** Milliseconds of a processor that `someWork` takes on the machine whose figures the documents tell. */
const USUAL = 45;

/** Reads and writes 60,000 small records as JSON, which takes a processor and little else. */
function someWork(): number {
  const records = Array.from({ length: 20_000 }, (_, at) => ({ at, words: `car ${at}`, prices: [at, at + 1] }));
  let read = 0;
  for (let round = 0; round < 3; round++) read += (JSON.parse(JSON.stringify(records)) as unknown[]).length;
  return read;
}

/**
 * How many times as slow this machine is as the one whose figures the documents tell, and never less than 1. What a
 * test says of seconds is meant on that machine: one with half of its speed may take twice as long. Counts the
 * processor's time, which no work beside it lengthens by much.
 */
export function slowness(): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    someWork();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.min(...times) / USUAL);
}
