import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";

/** Runs the launcher as on a machine with another Node or another system. */
function launchOn(machine: { version?: string; platform?: string; arch?: string }, ...args: string[]) {
  const pretend = Object.entries(machine)
    .map(
      ([name, value]) =>
        `Object.defineProperty(process, ${JSON.stringify(name)}, { value: ${JSON.stringify(value)} });`,
    )
    .join("");
  const run = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`, "scripts/launch.mjs", ...args],
    { encoding: "utf8" },
  );
  return { code: run.status, said: run.stderr.trim() };
}

test.each(["v14.21.3", "v16.20.2", "v18.20.4", "v19.9.0"])(
  "Node %s is too old even to install, and one sentence says so",
  (version) => {
    for (const task of ["start", "test"]) {
      expect(launchOn({ version }, task)).toEqual({
        code: 1,
        said: `forecourt: Node ${version} is too old even to install; install Node 20 or newer and run the command again.`,
      });
    }
  },
);

test("a machine for which we have no Node must have a new enough one", () => {
  const { code, said } = launchOn({ version: "v20.19.0", platform: "freebsd" }, "forecourt", "--help");
  expect(code).toBe(1);
  expect(said).toMatch(
    /^forecourt: this machine runs Node v20\.19\.0 and no newer one is packaged for freebsd-\w+; install Node 22\.22 or newer/,
  );
  expect(launchOn({ version: "v22.22.0", platform: "darwin" }, "forecourt", "--help").code).toBe(0);
});

test("a bench that is asked for help says what there is to measure, and measures nothing", () => {
  const run = spawnSync(process.execPath, ["scripts/launch.mjs", "bench", "import", "--help"], { encoding: "utf8" });
  expect([run.status, run.stdout]).toEqual([0, expect.stringMatching(/--quick.+Measures: alerts, browser/s)]);
});

test("a command that is ended by a signal ends the launcher with the code that shells give that signal", async () => {
  const input = spawn(process.execPath, ["scripts/launch.mjs", "forecourt", "sites", "new"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = once(input, "exit");
  // It asks its first question and waits, so the command below the launcher runs by then.
  await once(input.stdout, "data");
  input.kill("SIGTERM");
  expect(await ended).toEqual([143, null]);
});

test("an unknown task is answered with the list of tasks", () => {
  const { code, said } = launchOn({}, "deploy");
  expect(code).toBe(1);
  expect(said).toMatch(/there is no task "deploy"; the tasks are start, test, dev,/);
});

/** The text with newer syntax converted to that of `target`. */
const spelledFor = async (text: string, target: string) =>
  (await transformWithOxc(text, "launch.mjs", { target, sourcemap: false })).code;

test("Node 14 can parse the launcher, so that it says that Node is too old instead of a syntax error", async () => {
  const launcher = readFileSync("scripts/launch.mjs", "utf8");
  expect(await spelledFor(launcher, "es2020")).toBe(await spelledFor(launcher, "esnext"));
  expect(launcher).not.toMatch(/^\s*(?:const .* = )?await /m);
  const imports = [...launcher.matchAll(/^import .* from "(.*)";$/gm)].map(([, name = ""]) => name);
  expect(imports.filter((name) => !name.startsWith("node:"))).toEqual([]);
  expect(await spelledFor("let a; a ??= 1;", "es2020")).not.toBe(await spelledFor("let a; a ??= 1;", "esnext"));
});
