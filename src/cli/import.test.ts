import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const program = `
  import { Command } from "commander";
  import { register } from "./src/cli/import.ts";
  const program = new Command("forecourt");
  register(program);
  await program.parseAsync(["node", "forecourt", "import", ...JSON.parse(process.env.WORDS)]);
`;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-import-"));
  await writeFile(
    join(folder, "stock.csv"),
    "Stock No,Make,Model,Year,Price\nU1,Kia,Rio,2019,9990\nU1,Kia,Cerato,2019,9990\n",
  );
  await writeFile(join(folder, "empty.csv"), "");
});
afterAll(() => rm(folder, { recursive: true }));

function forecourt(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const env = {
    ...process.env,
    WORDS: JSON.stringify(words),
    FORECOURT_DATA: join(folder, "data"),
    FORECOURT_SITES: join(root, "sites"),
    DATABASE_URL: "",
  };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["--no-warnings", "--input-type=module", "--eval", program],
      { cwd: root, env },
      (failure, out, error) => done({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}

describe("forecourt import", () => {
  test("prints its report as JSON, or as a table", { timeout: 30_000 }, async () => {
    const json = await forecourt(join(folder, "stock.csv"), "--dealership", "kingtide-southport", "--json");
    expect(json.error).toBe("");
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject({
      file: "stock.csv",
      dealership: "kingtide-southport",
      mode: "delta",
      read: 2,
      created: 1,
      rejected: 1,
      rejections: [{ row: 3, column: "stocknum", value: "U1", reason: "row 2 has the same stock number" }],
    });
    const text = await forecourt(join(folder, "stock.csv"), "--dealership", "kingtide-southport", "--dry-run");
    expect(text.out).toMatch(/unchanged +1\n/);
    expect(text.out).toContain("row 2 has the same stock number");
  });

  test("exit codes: 1 nothing imported, 2 wrong usage, each with a sentence", { timeout: 30_000 }, async () => {
    const empty = await forecourt(join(folder, "empty.csv"), "--dealership", "kingtide-southport");
    expect(empty).toMatchObject({ code: 1, error: "forecourt: The file is empty.\n" });
    const stranger = await forecourt(join(folder, "stock.csv"), "--dealership", "nobody");
    expect(stranger.code).toBe(2);
    expect(stranger.error).toContain('there is no dealership "nobody"; there are');
    expect((await forecourt(join(folder, "stock.csv"))).code).toBe(2);
    expect((await forecourt(join(folder, "stock.csv"), "--full", "--delta", "--dealership", "x")).code).toBe(2);
  });

  test("suggests a mapping", { timeout: 30_000 }, async () => {
    const { code, out } = await forecourt(join(folder, "stock.csv"), "--suggest-mapping");
    expect(code).toBe(0);
    expect(JSON.parse(out).columns.Price).toMatchObject({ field: "price" });
  });
});
