import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../setup/ask.ts";
import { spawnCommand } from "../setup/command.ts";
import { startServerProcess } from "../setup/server-process.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-killed-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a first start that is killed half-way is completed by the next, with no vehicle missing or twice", async () => {
  const env = { FORECOURT_DATA: folder, FORECOURT_DEMO_STOCK: "10000", PORT: "0", HOST: "127.0.0.1" };
  const first = spawnCommand(["start"], { env });
  const lines = createInterface({ input: first.stdout ?? process.stdin });
  for await (const line of lines) if (/^forecourt: [\d,]+ of 10,000 demo vehicles$/.test(line)) break;
  const gone = once(first, "close");
  first.kill("SIGKILL");
  await gone;

  const second = await startServerProcess(env);
  expect(second.said()).toContain("making the rest of 10,000 demo vehicles");
  expect((await ask(second.port, "halden", "/metrics")).text).toMatch(/^forecourt_index_documents\S* 10000$/m);
  await second.stop();
  const third = await startServerProcess(env);
  expect(third.said()).not.toContain("making");
  await third.stop();
}, 180_000);
