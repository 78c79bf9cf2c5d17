import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { judgeCircles } from "./circles.ts";
import { judgeDays } from "./day-cuts.ts";
import { judgeFeature } from "./floors.ts";
import { judgeHomes } from "./one-home.ts";
import { importsOfStylesheet, judgeStylesheet, judgeTemplateName, unlistedStylesheets } from "./stylesheets.ts";
import { judgeWrites } from "./writes.ts";

/**
 * Which room may import which (ARCHITECTURE.md). A room is a folder of `src/`, or one of its top-level files. Anything
 * not listed is forbidden.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  lib: ["lib"],
  db: ["db", "lib"],
  services: ["services", "lib"],
  features: ["features", "services", "db", "ui", "lib", "request"],
  ui: ["ui", "lib"],
  templates: ["templates", "features", "ui", "lib"],
  routes: ["routes", "features", "templates", "services", "ui", "lib", "request"],
  desk: ["desk", "desk-request", "features", "services", "ui", "lib"],
  jobs: ["jobs", "features", "services", "db", "lib"],
  server: ["server", "features", "services", "db", "lib", "request", "desk-request", "env", "wiring"],
  cli: ["cli", "features", "services", "db", "jobs", "lib", "env", "wiring", "server", "demo"],
  request: ["db", "env", "features", "services", "lib"],
  "desk-request": ["request", "features", "services", "lib"],
  env: ["env", "lib"],
  wiring: ["wiring", "db", "env", "features", "services", "jobs", "lib", "request", "desk-request"],
  root: ["templates", "features", "ui", "lib", "request"],
  "entry.server": ["templates", "ui", "lib", "request"],
  "entry.client": ["templates", "ui", "lib", "features"],
  demo: ["demo", "features", "db", "lib"],
};

/** Reasons why one room may not import another, for the message. */
const WHY: Record<string, string> = {
  lib: "lib is small and pure, so that anything may use it",
  db: "the database knows no feature, so that every feature can use it",
  services: "a service answers our questions and knows nothing of who asks",
  features: "features are used by pages and jobs, never the other way round",
  ui: "ui knows no car, so that every template can dress with it",
  templates: "a template dresses features; it fetches nothing and knows no route",
  routes: "routes are thin: they parse, ask a feature and render",
  jobs: "a job runs features without a page",
  server: "the server is the HTTP shell around features",
};

const MOST_LINES = 250;

/** Most source files in a folder, stylesheets counted and tests not: a reader loses sight of more. */
const MOST_FILES = 15;

/** Folders that are a list with a file for each entry, which may grow without becoming harder to read. */
const LISTS: readonly string[] = ["demo/studio/designs"];

interface Finding {
  readonly file: string;
  readonly sentence: string;
}

function sourceFiles(dir: string): string[] {
  return (
    readdirSync(dir, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // A test beside may be writing a folder of its own, which is none of the sources.
      .filter((path) => !path.includes("/."))
  );
}

/** The room of a path relative to the project's root; null for paths outside all rooms (tests, scripts, bench). */
export function roomOf(path: string): string | null {
  const [top = "", second = ""] = path.split("/");
  if (top === "demo") return "demo";
  if (top !== "src") return null;
  return second.replace(/\.tsx?$/, "");
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^"';]*?["'](\.{1,2}\/[^"']+)["']|import\(\s*["'](\.{1,2}\/[^"']+)["']\s*\)/g;

/** The relative imports of a source text or a stylesheet, as paths from the project's root. */
export function importsOf(path: string, text: string): string[] {
  if (path.endsWith(".css")) return importsOfStylesheet(path, text);
  return [...text.matchAll(IMPORT)].map((match) => {
    const target = (match[1] ?? match[2] ?? "").replace(/\?.*$/, "");
    return relative(".", resolve(dirname(path), target));
  });
}

const inStudio = (path: string) => path.startsWith("demo/studio/");

/** What is wrong with one import, or null. */
export function judgeImport(from: string, to: string): string | null {
  const room = roomOf(from);
  const target = roomOf(to);
  if (!room) return null;
  if (!target) return to.startsWith("node_modules") ? null : `imports ${to}, which is outside the product's sources`;
  if (inStudio(to) && !inStudio(from)) {
    return `imports ${to}: the studio is a product of its own, whose pictures (demo/art) are all that others see of it`;
  }
  const allowed = MAY_IMPORT[room];
  if (!allowed)
    return `stands in a room that the house does not have ("${room}"): put it in one that ARCHITECTURE.md names`;
  if (!allowed.includes(target)) {
    return `imports ${to}: ${room} may import only ${allowed.join(", ")}, because ${WHY[room] ?? "imports run one way"}`;
  }
  return judgeFeature(from, to) ?? judgeService(from, to, room, target) ?? judgeStylesheet(from, to);
}

/** Anyone may import ports, only the wiring their implementations; services do not import each other. */
function judgeService(from: string, to: string, room: string, target: string): string | null {
  if (target !== "services" || room === "wiring") return null;
  const service = (path: string) => path.split("/")[2];
  if (room === "services") {
    return service(from) === service(to) ? null : `imports ${to}: services do not know each other`;
  }
  return to.endsWith("/port.ts")
    ? null
    : `imports ${to}: only wiring.ts chooses what stands behind a port; ask ${dirname(to)}/port.ts`;
}

const isTest = (path: string) => /\.(test|spec|example)\.tsx?$/.test(path) || /[./]testing(\/|\.tsx?$)/.test(path);

/** Folders with more source files than allowed. */
export function crowdedFolders(paths: readonly string[]): Finding[] {
  const folders = Map.groupBy(
    paths.filter((path) => /\.(tsx?|css)$/.test(path)),
    dirname,
  );
  return [...folders]
    .filter(([folder, files]) => files.length > MOST_FILES && !LISTS.includes(folder))
    .map(([folder, files]) => ({
      file: folder,
      sentence: `holds ${files.length} source files; over ${MOST_FILES} need folders that a newcomer would name`,
    }));
}

/** All violations below `root`, sorted by file. */
export function inspectHouse(root = "."): Finding[] {
  const findings: Finding[] = [];
  const files = [...sourceFiles(join(root, "src")), ...sourceFiles(join(root, "demo"))];
  const paths = files.map((file) => relative(root, file)).filter((path) => !isTest(path));
  const imported = new Map<string, readonly string[]>();
  for (const file of files) {
    const path = relative(root, file);
    const test = isTest(path);
    const text = readFileSync(file, "utf8");
    const lines = text.split("\n").length;
    if (!test && lines > MOST_LINES && !path.includes("/data/")) {
      findings.push({
        file: path,
        sentence: `has ${lines} lines; a file over ${MOST_LINES} is two files by another name`,
      });
    }
    if (test) continue;
    const days = judgeDays(path, text);
    if (days) findings.push({ file: path, sentence: days });
    const named = judgeTemplateName(path, text);
    if (named) findings.push({ file: path, sentence: named });
    for (const judge of [judgeWrites, judgeHomes]) {
      const sentence = judge(path, text);
      if (sentence) findings.push({ file: path, sentence });
    }
    imported.set(path, importsOf(path, text));
    for (const to of imported.get(path) ?? []) {
      const sentence = judgeImport(path, to);
      if (sentence) findings.push({ file: path, sentence });
    }
  }
  const others = ["bench", "scripts", "test"].flatMap((folder) => sourceFiles(join(root, folder)));
  const beside = others.map((file) => relative(root, file));
  findings.push(...crowdedFolders([...paths, ...beside.filter((path) => !isTest(path))]));
  findings.push(...crowdedFolders(beside.filter((path) => path.startsWith("test/journeys/"))));
  findings.push(...judgeCircles(imported));
  for (const file of unlistedStylesheets(paths, new Set([...imported.values()].flat()))) {
    findings.push({ file, sentence: "is a stylesheet that no other imports, so no page would load it" });
  }
  return findings.sort((a, b) => a.file.localeCompare(b.file));
}

if (process.argv[1]?.endsWith("scripts/house/structure.ts")) {
  const findings = inspectHouse();
  for (const { file, sentence } of findings) console.error(`${file} ${sentence}.`);
  process.exit(findings.length > 0 ? 1 : 0);
}
