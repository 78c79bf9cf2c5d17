/**
 * The exit code of a command that was called wrongly: an unknown word or option, a missing or impossible value, or the
 * name of a site, dealership or stock source that there is not. What was understood and could not be done ends with 1.
 */
export const WRONGLY_CALLED = 2;

/** Ends a command with one sentence that says what to do. Never returns. */
export function stopWith(sentence: string, code = 1): never {
  process.stderr.write(`forecourt: ${sentence}\n`);
  process.exit(code);
}
