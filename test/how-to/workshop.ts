import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { changed, ROOT, stepsOf } from "./steps.ts";

/** A copy of the sources in which the steps of a walk-through have been performed; gone with `close`. */
export interface Workshop {
  readonly dir: string;
  /** Runs a script that stands in the copy's root, on a Node of its own, and answers what it printed. */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** What the compiler says against these files of the copy, and what they import: `path: message`, one an error. */
  compile(...files: readonly string[]): Promise<readonly string[]>;
  /** Changes a file of the copy further. */
  change(path: string, change: (text: string) => string): Promise<void>;
  /** Runs a `forecourt` command of the copy. */
  forecourt(...words: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

const FLAGS = ["--disable-warning=ExperimentalWarning"];
const node = promisify(execFile);
const COMPILER = JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8")).compilerOptions;

/** Copies the sources that Node runs, without their tests, and performs the steps of a page of `docs/how-to`. */
export async function workshopOf(page: string): Promise<Workshop> {
  const dir = await mkdtemp(join(tmpdir(), "forecourt-how-to-"));
  for (const room of ["src", "demo/stock", "test/fixtures"]) {
    // Node runs no component and reads no style sheet: what is performed is the house without its pages.
    const filter = (path: string) => !/\.(test|spec)\.ts$|\.(tsx|css|svg)$/.test(path);
    await cp(join(ROOT, room), join(dir, room), { recursive: true, filter });
  }
  await cp(join(ROOT, "package.json"), join(dir, "package.json"));
  await symlink(join(ROOT, "node_modules"), join(dir, "node_modules"));
  for (const made of ["docs", "sites"]) await mkdir(join(dir, made));
  for (const step of stepsOf(page).filter(({ path }) => path.startsWith("src/"))) {
    const file = join(dir, step.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, step.kind === "edit" ? changed(await readFile(file, "utf8"), step) : step.code);
  }
  const inDir = { cwd: dir, timeout: 60_000 };
  return {
    dir,
    async run(script, env = {}) {
      await writeFile(join(dir, "script.ts"), script);
      const { stdout } = await node(process.execPath, [...FLAGS, "script.ts"], {
        ...inDir,
        env: { ...process.env, ...env },
      });
      return stdout;
    },
    async compile(...files) {
      const compilerOptions = { ...COMPILER, incremental: false };
      await writeFile(join(dir, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
      const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
      const { stdout } = await node(process.execPath, [compiler, "-p", "."], inDir).catch((failed) => failed);
      return [...String(stdout).matchAll(/^(\S+?)\(\d+,\d+\): error \w+: (.*)$/gm)].map(
        ([, file, said]) => `${file}: ${said}`,
      );
    },
    async change(path, change) {
      const before = await readFile(join(dir, path), "utf8");
      const after = change(before);
      if (after === before) throw new Error(`nothing of ${path} changed`);
      await writeFile(join(dir, path), after);
    },
    async forecourt(...words) {
      const { stdout } = await node(process.execPath, [...FLAGS, "src/cli/main.ts", ...words], inDir);
      return stdout;
    },
    close: () => rm(dir, { recursive: true, force: true }),
  };
}
