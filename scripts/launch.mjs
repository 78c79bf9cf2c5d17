#!/usr/bin/env node
// Runs a task of the project on a fresh machine: installs what is missing, finds the Node to run on, builds when the
// sources changed. Uses nothing but Node itself, from version 20 on, because it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const NODE_FLAGS = ["--disable-warning=ExperimentalWarning"];
const OLDEST_NODE = [22, 22];
const OLDEST_LAUNCHER = [20, 0];

/** Exits with a sentence that says what to do. */
function stop(sentence) {
  console.error(`forecourt: ${sentence}`);
  process.exit(1);
}

const say = (sentence) => console.log(`forecourt: ${sentence}`);
const atLeast = (version, [major, minor]) => {
  const [a, b] = version.replace(/^v/, "").split(".").map(Number);
  return a > major || (a === major && b >= minor);
};
const inRoot = (...path) => join(root, ...path);

const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const broughtNode = inRoot("node_modules", NODE_PACKAGE, "bin", "node");

/**
 * The Node to run everything: the project's own where there is a package for this platform, else the machine's if it is
 * new enough.
 */
export function findNode() {
  if (existsSync(broughtNode)) return broughtNode;
  if (atLeast(process.version, OLDEST_NODE)) return process.execPath;
  return stop(
    `this machine runs Node ${process.version} and no newer one is packaged for ${process.platform}-${process.arch}; install Node ${OLDEST_NODE.join(".")} or newer and run the command again.`,
  );
}

function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith(".js") ? [process.execPath, [npm, ...args]] : ["npm", args];
}

/**
 * Installs the locked libraries unless this lock file is installed already. It does not use `npm ci`: the lock file
 * cannot list native packages for platforms unknown to the machine that wrote it, and `npm ci` refuses such a file.
 */
function install() {
  const lock = createHash("sha256")
    .update(readFileSync(inRoot("package-lock.json")))
    .digest("hex");
  const mark = inRoot("node_modules", ".forecourt-lock");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  say("installing libraries (the first time takes about a minute) …");
  runNpmInstall();
  // npm does not report an optional package that failed to install, and our Node is one.
  if (nodeIsMissing()) {
    say("the Node that this project brings did not arrive; asking once more …");
    runNpmInstall();
  }
  if (nodeIsMissing()) {
    stop(
      `the package ${NODE_PACKAGE} could not be fetched, and this machine's own Node ${process.version} is older than ${OLDEST_NODE.join(".")}; check the network, then run the command again.`,
    );
  }
  writeFileSync(mark, lock);
}

/** Whether the project has a Node for this machine that is not installed. */
function nodeIsMissing() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  return NODE_PACKAGE in optionalDependencies && !existsSync(broughtNode) && !atLeast(process.version, OLDEST_NODE);
}

function runNpmInstall() {
  const [command, args] = npmCommand(["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
  const run = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (run.error)
    stop(`npm could not be started (${run.error.message}); install npm beside Node and run the command again.`);
  if (run.status !== 0) {
    stop(
      `the libraries could not be installed in ${inRoot("node_modules")}; check the network and that the folder can be written, then run the command again.`,
    );
  }
}

/** A hash of all files that a build reads. */
function sourcesFingerprint() {
  const hash = createHash("sha256");
  const add = (path) => {
    const at = inRoot(path);
    if (!existsSync(at)) return;
    if (statSync(at).isDirectory()) for (const name of readdirSync(at).sort()) add(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\0`).update(readFileSync(at)).update("\0");
  };
  const configured = ["chunks", "first-copies", "flat-layers", "server-build"].map((name) => `scripts/${name}.ts`);
  for (const path of ["package-lock.json", "vite.config.ts", "react-router.config.ts", ...configured, "src", "public"])
    add(path);
  return hash.digest("hex");
}

/** Resolves once the pages are as the sources say. */
async function build({ force = false } = {}) {
  const mark = inRoot("build", ".fingerprint");
  const fingerprint = sourcesFingerprint();
  if (!force && existsSync(mark) && readFileSync(mark, "utf8") === fingerprint) return;
  say("building the pages …");
  const env = { ...process.env, NODE_ENV: "production", FORCE_COLOR: "0" };
  const builder = inRoot("node_modules", "@react-router", "dev", "bin.cjs");
  // The sites, and the desk beside them: two builds, so that neither loads a byte of the other.
  const builds = [root, inRoot("src", "desk")].map((folder) =>
    runToEnd([builder, "build", folder], env, { quiet: !force }),
  );
  return Promise.all(builds).then((ends) => {
    if (ends.includes(false)) stop("the build failed; the lines above say where.");
    mkdirSync(inRoot("build"), { recursive: true });
    writeFileSync(mark, fingerprint);
  });
}

/** Runs a script on the project's Node. Resolves to whether it succeeded; a quiet one is printed only if it did not. */
function runToEnd(args, env, { quiet }) {
  const child = spawn(findNode(), [...NODE_FLAGS, ...args], {
    cwd: root,
    env,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => said.push(part));
  return new Promise((done) => {
    child.once("error", () => done(false));
    child.once("close", (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      done(code === 0);
    });
  });
}

/** Replaces this process by a script on the project's Node, with the same terminal, signals and exit code. */
function become(args, env = {}) {
  const node = findNode();
  const path = `${dirname(node)}:${process.env.PATH ?? ""}`;
  const child = spawn(node, [...NODE_FLAGS, ...args], {
    cwd: process.cwd(),
    env: { ...process.env, PATH: path, ...env },
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}

const asksForHelp = (args) => args.includes("--help") || args.includes("-h");

const tasks = {
  start: () => build().then(() => become([inRoot("src/cli/main.ts"), "start"], { NODE_ENV: "production" })),
  test: (args) => become([inRoot("scripts/test.ts"), ...args]),
  dev: () => become([inRoot("src/cli/main.ts"), "dev"], { NODE_ENV: "development" }),
  build: () => build({ force: true }),
  "build-if-changed": () => build(),
  check: (args) => become([inRoot("scripts/check.ts"), ...args]),
  format: () => become([inRoot("node_modules/@biomejs/biome/bin/biome"), "check", "--write", root]),
  bench: (args) =>
    (asksForHelp(args) ? Promise.resolve() : build()).then(() =>
      become([inRoot("bench/main.ts"), ...args], { NODE_ENV: "production" }),
    ),
  chaos: (args) => build().then(() => become([inRoot("test/chaos/main.ts"), ...args], { NODE_ENV: "production" })),
  gallery: (args) =>
    build().then(() => become([inRoot("scripts/gallery/main.ts"), ...args], { NODE_ENV: "production" })),
  mutate: (args) => become([inRoot("scripts/mutate.ts"), ...args], { NODE_ENV: "test" }),
  studio: (args) => become([inRoot("demo/studio/main.ts"), ...args]),
  forecourt: (args) => become([inRoot("src/cli/main.ts"), ...args]),
};

if (!atLeast(process.version, OLDEST_LAUNCHER)) {
  stop(`Node ${process.version} is too old even to install; install Node 20 or newer and run the command again.`);
}
const [name = "start", ...rest] = process.argv.slice(2);
const task = tasks[name];
if (!task) stop(`there is no task "${name}"; the tasks are ${Object.keys(tasks).join(", ")}.`);
install();
task(rest);
