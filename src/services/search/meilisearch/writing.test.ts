import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { CONTRACT_FIELDS } from "../contract/stock.ts";
import { settingsOf } from "./settings.ts";
import { Writing } from "./writing.ts";

/** A Meilisearch with a long queue: the task waits for this many polls, then is done. */
async function busyEngine(looksUntilDone: number) {
  const posts: string[] = [];
  let looks = 0;
  const server = createServer((req, res) => {
    const say = (body: unknown) => res.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (req.method === "POST") posts.push(req.url ?? "");
    else looks += 1;
    const status = looks > looksUntilDone ? "succeeded" : "enqueued";
    const task = { uid: 7, taskUid: 7, indexUid: "cars", status, type: "documentAdditionOrUpdate", error: null };
    say({ ...task, enqueuedAt: "2026-11-22T00:00:00Z", startedAt: null, finishedAt: null, details: null });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const writing = new Writing({
    url,
    key: null,
    settings: settingsOf(CONTRACT_FIELDS),
    onRefused: () => {},
    lookAgain: 30,
  });
  return { writing, posts, looks: () => looks };
}

test("work that waits in a long queue is waited for, and not handed over again", async () => {
  const { writing, posts, looks } = await busyEngine(8);
  await writing.put("cars", [{ id: 1 }]);
  expect(posts).toHaveLength(1);
  expect(looks()).toBeGreaterThan(8);
});

test("a search is cut off by the engine itself before whoever asked calls it an outage", () => {
  expect(settingsOf(CONTRACT_FIELDS).searchCutoffMs).toBeLessThan(2_000);
});
