import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

/** One server for the run; each test that asks gets a database of its own in it (`eachDatabase`). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url());
  return () => server.stop();
}
