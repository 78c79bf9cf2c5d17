import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { changed, ROOT, stepsOf } from "./steps.ts";

/** A copy of the sources in which a how-to's steps have been performed; `close` removes it. */
export interface Workshop {
  readonly dir: string;
  /** Runs a script in the copy's root in a separate Node process, and returns its output. */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** The compiler's errors in these files of the copy and in their imports, each as `path: message`. */
  compile(...files: readonly string[]): Promise<readonly string[]>;
  /** Changes another file of the copy. */
  change(path: string, change: (text: string) => string): Promise<void>;
  /** Runs a `forecourt` command in the copy. */
  forecourt(...words: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

const FLAGS = ["--disable-warning=ExperimentalWarning"];
const node = promisify(execFile);
const COMPILER = JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8")).compilerOptions;

/** Copies the sources that Node runs, without their tests; performs the steps of a page of `docs/how-to`, if any. */
export async function workshopOf(page: string | null): Promise<Workshop> {
  const dir = await mkdtemp(join(tmpdir(), "forecourt-how-to-"));
  for (const room of ["src", "demo/stock", "demo/desk", "demo/shoppers", "test/fixtures"]) {
    // Node cannot run components or stylesheets, so the copy has no pages.
    const filter = (path: string) => !/\.(test|spec)\.ts$|\.(tsx|css|svg)$/.test(path);
    await cp(join(ROOT, room), join(dir, room), { recursive: true, filter });
  }
  await cp(join(ROOT, "package.json"), join(dir, "package.json"));
  await symlink(join(ROOT, "node_modules"), join(dir, "node_modules"));
  for (const made of ["docs", "sites"]) await mkdir(join(dir, made));
  for (const step of (page === null ? [] : stepsOf(page)).filter(({ path }) => path.startsWith("src/"))) {
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
      const { stdout } = await node(process.execPath, [compiler, "-p", ".", "--pretty", "false"], inDir).catch(
        (failed) => failed,
      );
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
