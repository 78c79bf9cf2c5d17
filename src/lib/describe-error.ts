/** An error for the log: its type and origin, without the fields to which drivers attach rows. */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return { type: error.name, message: error.message, stack: error.stack ?? "", code };
}
