import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "../src/env.ts";
import { keepNext, renderAgain, watchRendering } from "./react-alone.ts";

/**
 * The built server in a separate process that reports its CPU time, and the time of React alone for one of its pages.
 */
const env = parseEnv(process.env);
if (!env.ok) throw new Error(env.error.join(" "));
watchRendering();
const built = join(import.meta.dirname, "../build/server/index.js");
const { startServer } = await import(pathToFileURL(built).href);
const server: { url: string } = await startServer(env.value);
process.send?.({ port: Number(new URL(server.url).port) });
process.on("message", async ({ renderings, keep }: { readonly renderings?: number; readonly keep?: boolean }) => {
  if (keep) keepNext();
  process.send?.(
    renderings ? { react: await renderAgain(renderings) } : { cpu: process.cpuUsage(), ...process.memoryUsage() },
  );
});
// When the measuring process ends, so does the server.
process.on("disconnect", () => process.exit());
