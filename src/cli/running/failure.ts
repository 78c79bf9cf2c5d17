/** Ends a command with one sentence that says what to do. Never returns. */
export function stopWith(sentence: string, code = 1): never {
  process.stderr.write(`forecourt: ${sentence}\n`);
  process.exit(code);
}
