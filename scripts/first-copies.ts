import type { Plugin } from "vite";
import { FIRST_SOURCES } from "./chunks.ts";

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/;
/** Modules that hold something: contexts, and whether the page has been hydrated. Of these there is one. */
const HOLDS = /[\\/]lib[\\/](?:context|dom[\\/]ssr[\\/]components)\.js$/;
const MARK = "?first";

const isFirst = (file: string) =>
  file.endsWith(MARK) || (ROUTER.test(file) && HOLDS.test(file)) || FIRST_SOURCES.test(file);

/** Names for developers' tools, and calls that make a component: for bundlers each has an effect, so that it stays. */
const NAMED = /^\w+\.displayName = "\w+";$/gm;
const MADE = /(?<== )(?=React\$1\.(?:forwardRef|memo)\()/g;

/**
 * Bundles React Router twice: once whatever a page needs of it before somebody is here, and once the rest. A chunk
 * contains whole modules, and of the router's largest that code uses a constant or two.
 */
export const firstCopies = (): Plugin => ({
  name: "first-copies",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer, options) {
    if (!importer || !isFirst(importer)) return null;
    if (source !== "react-router" && !(ROUTER.test(importer) && source.startsWith("."))) return null;
    const found = await this.resolve(source, importer.replace(MARK, ""), { ...options, skipSelf: true });
    return found && ROUTER.test(found.id) && !HOLDS.test(found.id) ? { ...found, id: `${found.id}${MARK}` } : found;
  },
  transform(code, file) {
    return ROUTER.test(file) ? { code: code.replace(NAMED, "").replace(MADE, "/* @__PURE__ */ "), map: null } : null;
  },
});
