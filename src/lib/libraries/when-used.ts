import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/**
 * A library that is loaded when it is first used. That takes a few milliseconds then, and no memory before: sharp alone
 * takes 25 MB, and a process may run for a long time without a picture or a mail.
 */
export function whenUsed<Library>(name: string): () => Library {
  let library: Library | undefined;
  return () => {
    library ??= load(name) as Library;
    return library;
  };
}
