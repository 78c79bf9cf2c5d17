import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { expect, test, vi } from "vitest";
import { openDatabase } from "../db/open.ts";
import { assign } from "../features/people/answering/mutations.ts";
import { adopt, dana, lead, NOW, only, ZOE } from "../features/people/people.testing.ts";
import { register } from "./staff.ts";

test("an invitation by the command says which roles it takes the place of", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  vi.stubEnv("FORECOURT_DATA", dataDir);
  vi.stubEnv("FORECOURT_SITES", "sites");
  vi.stubEnv("DATABASE_URL", "");
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const invite = async (...words: string[]) => {
    printed.mockClear();
    const program = new Command("forecourt");
    register(program);
    const who = ["staff", "invite", "dana@dealer.example", "--name", "Dana"];
    await program.parseAsync([...who, ...words], { from: "user" });
    return printed.mock.calls.flat();
  };
  expect(await invite("--role", "manager")).toHaveLength(1);
  expect(await invite("--role", "manager")).toHaveLength(1);
  expect((await invite("--role", "sales", "--site", "halden"))[1]).toBe(
    "This took the place of what they could do before: manager (*).",
  );
  rmSync(dataDir, { recursive: true, force: true });
});

test("an access that the command takes away puts back the threads of whoever had it, and says how many", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  vi.stubEnv("FORECOURT_DATA", dataDir);
  vi.stubEnv("FORECOURT_SITES", "sites");
  vi.stubEnv("DATABASE_URL", "");
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const run = async (...words: string[]) => {
    printed.mockClear();
    const program = new Command("forecourt");
    register(program);
    await program.parseAsync(["staff", ...words], { from: "user" });
    return printed.mock.calls.flat();
  };
  await run("invite", "marcus@dealer.example", "--name", "Marcus", "--role", "manager");
  const db = await openDatabase({ url: null, dataDir });
  const gone = await dana(db);
  await lead(db, ZOE);
  await adopt(db);
  await assign(db, { person: await only(db), by: gone, to: gone, now: NOW });
  expect(await run("revoke", "dana@halden.example")).toEqual([
    "dana@halden.example cannot sign in any more.",
    "1 thread that they had can be taken by anybody now.",
  ]);
  expect(await db.selectFrom("people").select("assignee_id").execute()).toEqual([{ assignee_id: null }]);
  expect(await run("revoke", "marcus@dealer.example")).toHaveLength(1);
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});
