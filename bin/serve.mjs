// The built server alone: `forecourt start` lets it take its place, so that nothing of the command stays in memory.
import { isAscii } from "node:buffer";
import { readFileSync } from "node:fs";
import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const built = new URL("../build/", import.meta.url).href;
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)));
// Node would keep a large source in memory as two bytes for each letter, however it is written.
registerHooks({
  load(url, context, next) {
    if (!url.startsWith(built) || !url.endsWith(".js")) return next(url, context);
    const bytes = readFileSync(new URL(url));
    return { format: "module", source: bytes.toString(isAscii(bytes) ? "latin1" : "utf8"), shortCircuit: true };
  },
});
const { serve } = await import("../build/server/index.js");
await serve(JSON.parse(process.argv[2] ?? "{}"));
