import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "../src/env.ts";
import { keepNext, renderAgain, watchRendering } from "./react-alone.ts";

/**
 * The built server in a process of its own that tells its CPU time when asked, and what React alone takes for a page of
 * its.
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
  process.send?.(renderings ? { react: await renderAgain(renderings) } : { cpu: process.cpuUsage() });
});
// Whatever ends the measuring ends the server.
process.on("disconnect", () => process.exit());
