import { err, type Result } from "../../lib/result.ts";
import type { FetchFailure } from "./port.ts";

/** An attempt that ended with a sentence for the dealer, thrown within a fetcher and returned by it. */
export class FetchFailed extends Error {
  readonly failure: FetchFailure;

  constructor(kind: FetchFailure["kind"], message: string, waitMs?: number) {
    super(message);
    this.failure = { kind, message, ...(waitMs !== undefined && { waitMs }) };
  }
}

/** The failure as a fetcher answers with it; `otherwise` says what any other error means. */
export function failureOf(error: unknown, otherwise: (error: unknown) => FetchFailure): Result<never, FetchFailure> {
  return err(error instanceof FetchFailed ? error.failure : otherwise(error));
}
