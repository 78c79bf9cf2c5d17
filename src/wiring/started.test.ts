import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

const wiring = [...sourcesIn("src/wiring"), readFileSync("src/wiring.ts", "utf8")].join("\n");
const sources = sourcesIn("src/jobs");
const isCalledByAJob = (name: string) => sources.some((source) => source.includes(`return ${name}(`));
const jobs = sources
  .flatMap((source) =>
    [...source.matchAll(/^export (?:async )?(?:function|const) (start[A-Z]\w*)/gm)].map(([, name = ""]) => name),
  )
  .filter((name) => !isCalledByAJob(name));

test.each(jobs)("a server that starts calls %s", (name) => {
  expect(wiring).toMatch(new RegExp(`\\b${name}\\(`));
});

test("a server stands for all its elections under one name, since the leases of each name are a write of their own", () => {
  expect(wiring.match(/\bprocessName\(\)/g)).toHaveLength(1);
  expect(wiring.match(/\brandomBytes\(3\)/g)).toHaveLength(1);
});
