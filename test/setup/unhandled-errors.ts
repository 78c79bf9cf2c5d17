import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** Leaves a file at `UNHANDLED_ERRORS` where a run had errors that belong to no test: such a run passes in no way. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    const file = process.env.UNHANDLED_ERRORS;
    if (file && errors.length > 0) writeFileSync(file, String(errors.length));
  }
}
