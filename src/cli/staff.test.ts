import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { expect, test, vi } from "vitest";
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
