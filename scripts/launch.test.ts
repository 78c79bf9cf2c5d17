import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** The launcher as a machine with another Node or another system would run it. */
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

test("a Node too old even to install is told so, in one sentence", () => {
  expect(launchOn({ version: "v18.20.4" }, "check")).toEqual({
    code: 1,
    said: "forecourt: Node v18.20.4 is too old even to install; install Node 20 or newer and run the command again.",
  });
});

test("a machine that we bring no Node for must have a new enough one", () => {
  const { code, said } = launchOn({ version: "v20.19.0", platform: "freebsd" }, "forecourt", "--help");
  expect(code).toBe(1);
  expect(said).toMatch(
    /^forecourt: this machine runs Node v20\.19\.0 and no newer one is packaged for freebsd-\w+; install Node 22\.22 or newer/,
  );
  expect(launchOn({ version: "v22.22.0", platform: "darwin" }, "forecourt", "--help").code).toBe(0);
});

test("a task nobody knows is answered with those there are", () => {
  const { code, said } = launchOn({}, "deploy");
  expect(code).toBe(1);
  expect(said).toMatch(/there is no task "deploy"; the tasks are start, test, dev,/);
});
