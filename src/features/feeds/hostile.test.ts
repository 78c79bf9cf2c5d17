import { execFile } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const BASE = '"stocknum":"U1","make":"Kia","model":"Rio","year":2019,"price":9000';
const columns = (of: (at: number) => string) => Array.from({ length: 100_000 }, (_, at) => of(at)).join(",");
const HOSTILE: Record<string, { readonly content: () => string; readonly size?: number; readonly says: string }> = {
  "deep.json": { content: () => `[{${BASE},"x":${"[".repeat(200_000)}`, says: "nested deeper than any stock file" },
  "deep-outside.json": { content: () => `{"a":${"[".repeat(5_000_000)}`, says: "nested deeper than any stock file" },
  "deep.xml": { content: () => `<stock><vehicle>${"<a>".repeat(200_000)}`, says: "nested deeper than any stock file" },
  "wide.csv": { content: () => `${columns((at) => `column${at}`)}\n1,2,3\n`, says: "over 2000 columns" },
  "wide.json": { content: () => `[{${BASE},${columns((at) => `"c${at}":1`)}}]`, says: "too many fields" },
  "wide.xml": {
    content: () => `<stock><vehicle><make>Kia</make>${columns((at) => `<c${at}>1</c${at}>`)}</vehicle></stock>`,
    says: "too many fields",
  },
  "long-text.json": { content: () => `{"a":"${"x".repeat(12_000_000)}`, says: "longer than 8 MB" },
  "long-text.xml": {
    content: () =>
      `<stock>${"<vehicle><make>Kia</make><model>Rio</model></vehicle>".repeat(3)}<vehicle><make>${"x".repeat(12_000_000)}`,
    says: "longer than 8 MB",
  },
  "huge.csv": { content: () => "Stock No,Make\n", size: 2 * 1024 ** 3, says: "more than 1074 MB of text: split it." },
};

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-hostile-"));
  for (const [name, { content, size }] of Object.entries(HOSTILE)) {
    await writeFile(join(folder, name), content());
    if (size) await truncate(join(folder, name), size);
  }
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * The refusal of each file, read one after the other in a process of its own, with the memory and time that it took.
 */
async function refusals(): Promise<{
  readonly said: Record<string, string>;
  readonly peak: number;
  readonly cpu: number;
}> {
  const program = `
    import { suggestMapping } from "./src/features/feeds/import.ts";
    const said = {};
    for (const name of ${JSON.stringify(Object.keys(HOSTILE))}) {
      const read = await suggestMapping(${JSON.stringify(folder)} + "/" + name);
      said[name] = read.ok ? "taken" : read.error;
    }
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.log(JSON.stringify({ said, peak: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1e6 }));
  `;
  const cwd = resolve(import.meta.dirname, "../../..");
  return new Promise((done, fail) => {
    const words = ["--no-warnings", "--input-type=module", "--eval", program];
    execFile(process.execPath, words, { cwd }, (failure, out) => (failure ? fail(failure) : done(JSON.parse(out))));
  });
}

test("a file that is too deep, too wide or too long is refused in a sentence, in little memory and time", {
  timeout: 60_000,
}, async () => {
  const { said, peak, cpu } = await refusals();
  for (const [name, { says }] of Object.entries(HOSTILE)) expect(said[name], name).toContain(says);
  expect(peak).toBeLessThan(400);
  expect(cpu).toBeLessThan(20);
});
