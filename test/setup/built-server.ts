import type { TestProject } from "vitest/node";
import { QUICK_PICTURES, startServerProcess } from "./server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    serverPort: number;
    /** Its data folder, for commands that use the same data. */
    serverDataDir: string;
    /** Which snapshots this run may write: none, such as are missing, or all. */
    snapshotUpdates: "none" | "new" | "all";
  }
}

/** Starts one built server with a small demo stock, which all browser journeys of the run share. */
export default async function startBuiltServer(project: TestProject): Promise<() => Promise<void>> {
  // All journeys have the same address and run in parallel, so together they post more than a person does.
  const server = await startServerProcess({ POSTS_PER_MINUTE: "1000", ...QUICK_PICTURES });
  project.provide("serverPort", server.port);
  project.provide("serverDataDir", server.dataDir);
  project.provide("snapshotUpdates", project.globalConfig.snapshotOptions.updateSnapshot);
  return () => server.stop();
}
