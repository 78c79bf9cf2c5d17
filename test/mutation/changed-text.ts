import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { resolve } from "node:path";
import { inject } from "vitest";

/** A change of a file that tests read and do not import: a page of a site, its configuration. */
export interface ChangedText {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Null where every file is read unchanged. */
    changedText: ChangedText | null;
  }
}

const change = inject("changedText");
if (change) {
  const read = promises.readFile;
  const changed = async (...args: Parameters<typeof read>) => {
    const content = await read(...args);
    if (typeof content !== "string" || resolve(String(args[0])) !== resolve(change.file)) return content;
    return content.replaceAll(change.find, () => change.replace);
  };
  promises.readFile = changed as typeof read;
  syncBuiltinESMExports();
}
