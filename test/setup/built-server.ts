import type { TestProject } from "vitest/node";
import { startServerProcess } from "./server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    serverPort: number;
  }
}

/** One built server with a small demo stock, shared by every browser journey of the run. */
export default async function startBuiltServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServerProcess();
  project.provide("serverPort", server.port);
  return () => server.stop();
}
