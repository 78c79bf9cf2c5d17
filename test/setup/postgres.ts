import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

/** Starts one server for the run; each test that needs one gets its own database in it (`eachDatabase`). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url());
  return () => server.stop();
}
