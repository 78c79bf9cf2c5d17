import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Readers copy the examples in docstrings, so each is run as it is written. */
const ROOT = join(import.meta.dirname, "../..");

interface Example {
  readonly file: string;
  /** Name of the interface with the docstring. */
  readonly of: string;
  readonly code: string;
}

const EXAMPLE = /@example\n \* ```ts\n([\s\S]*?) \* ```\n \*\/\nexport interface (\w+)/g;

/** The examples in a file's docstrings, without the asterisks on the left. */
const examplesIn = (file: string): Example[] =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(EXAMPLE)].map(([, code = "", of = ""]) => ({
    file,
    of,
    code: code.replace(/^ \* ?/gm, ""),
  }));

const ports = globSync("src/services/*/port.ts", { cwd: ROOT }).map((file) => file.replaceAll("\\", "/"));
const examples = [...ports, "src/features/site/site.ts"].flatMap(examplesIn);

const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (...given: unknown[]) => Promise<void>;

/** Runs an example: its imports become calls of `load`, which resolves them relative to the example's file. */
async function run({ file, code }: Example): Promise<void> {
  const source = code
    .replace(/^import (\w+) from (".+?");$/gm, "const { default: $1 } = await load($2);")
    .replace(/^import (\{.+?\}) from (".+?");$/gm, "const $1 = await load($2);");
  const load = (name: string) => import(name.startsWith(".") ? join(ROOT, dirname(file), name) : name);
  await new AsyncFunction("load", stripTypeScriptTypes(source))(load);
}

test("every port, a search request and a site have an example", () => {
  expect(ports.filter((file) => !examples.some((example) => example.file === file))).toEqual([]);
  expect(examples.map(({ of }) => of)).toEqual(expect.arrayContaining(["SearchRequest", "Site"]));
});

test.each(examples)("the example of $of runs as $file has it", async (example) => {
  expect(example.code).toContain("assert");
  await run(example);
});
