import { randomBytes } from "node:crypto";
import { Meilisearch } from "meilisearch";
import { CONTRACT_FIELDS, describeSearchEngine, type OpenedEngine } from "./contract.ts";
import { embeddedEngine } from "./embedded/engine.ts";
import { meilisearchEngine } from "./meilisearch/live.ts";
import { searchSimulator } from "./simulator.ts";

describeSearchEngine("the embedded engine", async () => ({
  engine: embeddedEngine(CONTRACT_FIELDS),
  close: async () => {},
}));

describeSearchEngine("the Meilisearch adapter over the simulator", async () => {
  const simulator = await searchSimulator({ key: "a-simulated-key" });
  const engine = meilisearchEngine({ url: simulator.url, key: "a-simulated-key", fields: CONTRACT_FIELDS });
  await (await engine.begin()).takePlace();
  return { engine, close: () => simulator.close() };
});

/**
 * A real Meilisearch with an index that is removed afterwards: set MEILISEARCH_TEST_URL and, if it has one,
 * MEILISEARCH_TEST_KEY.
 */
const { MEILISEARCH_TEST_URL: url, MEILISEARCH_TEST_KEY: key = null } = process.env;
if (url) {
  const open = async (): Promise<OpenedEngine> => {
    const index = `forecourt-test-${randomBytes(6).toString("hex")}`;
    const engine = meilisearchEngine({ url, key, fields: CONTRACT_FIELDS, index, patience: 10_000 });
    await (await engine.begin()).takePlace();
    const client = new Meilisearch({ host: url, apiKey: key ?? undefined });
    return { engine, close: async () => void (await client.deleteIndex(index).waitTask()) };
  };
  const differences = ["corrects-always", "one-count-for-spellings", "accents-in-filters"] as const;
  describeSearchEngine("the Meilisearch adapter over a real Meilisearch", open, differences);
}
