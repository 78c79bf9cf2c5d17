import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../setup/command.ts";
import { startServerProcess } from "../setup/server-process.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-start-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: Record<string, string>) =>
  runCommand(["start"], {
    env: { NODE_ENV: "production", FORECOURT_DATA: join(folder, "data"), FORECOURT_DEMO_STOCK: "20", ...env },
  });

test("the first start makes demo stock and lists every site's address; the second is ready within 3 seconds", async () => {
  const FORECOURT_DATA = join(folder, "twice");
  const first = await startServerProcess({ FORECOURT_DATA, FORECOURT_DEMO_STOCK: "6000" });
  await first.stop();
  expect(first.said()).toContain("making 6,000 demo vehicles");
  expect(first.said()).toContain(`http://halden.localhost:${first.port}/`);
  expect(first.said()).toContain(`http://kingtide.localhost:${first.port}/`);
  const begun = performance.now();
  const second = await startServerProcess({ FORECOURT_DATA, FORECOURT_DEMO_STOCK: "6000" });
  const took = performance.now() - begun;
  await second.stop();
  expect(second.said()).not.toContain("making");
  expect(took).toBeLessThan(3000);
});

test("a taken port ends the start with one sentence that says what to do", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const end = await start({ PORT: String(port), HOST: "127.0.0.1" });
  taken.close();
  expect(end.code).toBe(1);
  expect(end.stderr.trim()).toBe(
    `forecourt: port ${port} is taken by another program; set PORT to a free one, for example PORT=${port + 1} npm start.`,
  );
});

test("a data folder that cannot be made, and a setting that is wrong, are one sentence each", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const blocked = await start({ FORECOURT_DATA: join(file, "data"), PORT: "0" });
  expect(blocked.code).toBe(1);
  expect(blocked.stderr.trim()).toMatch(/^forecourt: the data folder .* cannot be written; .* set FORECOURT_DATA/);
  const wrong = await start({ PORT: "eighty" });
  expect(wrong.code).toBe(1);
  expect(wrong.stderr.trim()).toBe("forecourt: PORT must be a port number from 0 to 65535.");
});
