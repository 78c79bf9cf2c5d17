import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "../src/env.ts";

/** The built server in a process of its own that tells its CPU time when asked. */
const env = parseEnv(process.env);
if (!env.ok) throw new Error(env.error.join(" "));
const built = join(import.meta.dirname, "../build/server/index.js");
const { startServer } = await import(pathToFileURL(built).href);
const server: { url: string } = await startServer(env.value);
process.send?.({ port: Number(new URL(server.url).port) });
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
