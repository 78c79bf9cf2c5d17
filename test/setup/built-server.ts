import type { TestProject } from "vitest/node";
import { startServerProcess } from "./server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    serverPort: number;
    /** Its data folder, for commands that work beside it. */
    serverDataDir: string;
  }
}

/** One built server with a small demo stock, shared by every browser journey of the run. */
export default async function startBuiltServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServerProcess();
  project.provide("serverPort", server.port);
  project.provide("serverDataDir", server.dataDir);
  return () => server.stop();
}
