import { registerHooks } from "node:module";

/**
 * Loaded into a server before anything else: its pictures have their address, size and cache as ever, but the library
 * that reads and writes them works in no time (`quick-pictures/sharp.ts`). The server has no setting for this, so that
 * nobody can enable it by mistake.
 */
const QUICK = new URL("./quick-pictures/sharp.ts", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "sharp" && context.parentURL?.includes("/build/server/")
      ? { url: QUICK, shortCircuit: true }
      : next(specifier, context),
});
