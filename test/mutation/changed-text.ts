import fs from "node:fs";
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
  const changed = <Content>(path: unknown, content: Content): Content | string =>
    typeof content === "string" && resolve(String(path)) === resolve(change.file)
      ? content.replaceAll(change.find, () => change.replace)
      : content;
  const [read, readAtOnce] = [promises.readFile, fs.readFileSync];
  promises.readFile = (async (...args: Parameters<typeof read>) =>
    changed(args[0], await read(...args))) as typeof read;
  fs.readFileSync = ((...args: Parameters<typeof readAtOnce>) =>
    changed(args[0], readAtOnce(...args))) as typeof readAtOnce;
  syncBuiltinESMExports();
}
