import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../setup/ask.ts";
import { runCommand } from "../../setup/command.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

/** Mistakes of an operator in `site.json`, under a running server. */

interface SiteFile {
  readonly [group: string]: object;
}
let folder: string;
let server: ServerProcess;
let file: string;
let good: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-bad-sites-"));
  cpSync("sites", folder, { recursive: true });
  file = join(folder, "kingtide", "site.json");
  good = readFileSync(file, "utf8");
  server = await startServerProcess({ FORECOURT_SITES: folder, FORECOURT_DEMO_STOCK: "40" });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function titleAt(host: string): Promise<string> {
  const { status, text } = await ask(server.port, "", "/", { headers: { host } });
  return `${status} ${/<title[^>]*>([^<]*)/.exec(text)?.[1]}`;
}

/** `site.json` with another site's name and the changes of `change`. */
function edited(siteName: string, change: SiteFile = {}): string {
  const before = JSON.parse(good) as SiteFile;
  const site = { ...before, site: { ...before.site, siteName } };
  const groups = Object.entries(change).map(([name, more]) => {
    return [name, Array.isArray(more) ? more : { ...before[name], ...more }] as const;
  });
  return JSON.stringify({ ...site, ...Object.fromEntries(groups) }, null, 2);
}

const SLIPS: readonly [what: string, text: (name: string) => string, line: RegExp][] = [
  [
    "a wrong type",
    (name) => edited(name, { search: { minPhotos: "three" } }),
    /^kingtide\/site\.json#\/search\/minPhotos: Write [^\n]*number[^\n]*"three"[^\n]*\.$/m,
  ],
  [
    "an unknown key",
    (name) => edited(name, { search: { minPhotoes: 3 } }),
    /^kingtide\/site\.json#\/search\/minPhotoes: [^\n]*Did you mean "minPhotos"\?[^\n]*\.$/m,
  ],
  [
    "a host that another site has",
    (name) => edited(name, { hosts: ["kingtidecars.example", "WWW.HaldenMotorGroup.example"] }),
    /^kingtide\/site\.json#\/hosts\/1: [^\n]*already taken by halden\/site\.json\.$/m,
  ],
  [
    "half a file",
    (name) => edited(name).slice(0, 400),
    /^kingtide\/site\.json: This is not JSON, at line \d+[^\n]*\.$/m,
  ],
  ["an empty file", () => "", /^kingtide\/site\.json: [^\n]*\.$/m],
];

test.each(SLIPS)(
  "SITE-013 %s is named with its place; what served last serves on until it is mended",
  async (what, text, line) => {
    const before = await titleAt("kingtide.localhost");
    writeFileSync(file, text(`Broken by ${what}`));
    const check = await runCommand(["sites", "check"], { env: { FORECOURT_SITES: folder } });
    expect(check).toMatchObject({ code: 1, stderr: "", stdout: expect.stringMatching(line) });

    // Another site that shows one of this site's dealerships lacks it meanwhile, and a line of its own says so.
    const [said = ""] = line.exec(check.stdout) ?? [];
    const logged = JSON.stringify(said).slice(1, -1);
    await expect.poll(() => server.said()).toContain(logged);
    for (const host of ["kingtide.localhost", "www.kingtidecars.example"]) expect(await titleAt(host)).toBe(before);
    expect(await titleAt("www.haldenmotorgroup.example")).toMatch(/^200 .*Halden/);

    writeFileSync(file, edited(`Mended after ${what}`));
    await expect.poll(() => titleAt("kingtide.localhost")).toContain(`Mended after ${what}`);
  },
);

test("a server that starts on a broken site says so and serves the others", async () => {
  writeFileSync(file, edited("Broken", { search: { minPhotos: "three" } }));
  const second = await startServerProcess({ FORECOURT_SITES: folder, FORECOURT_DEMO_STOCK: "0" });
  try {
    await expect.poll(() => second.said()).toContain("kingtide/site.json#/search/minPhotos");
    expect((await ask(second.port, "halden", "/")).status).toBe(200);
    expect((await ask(second.port, "kingtide", "/")).status).toBe(404);
  } finally {
    await second.stop();
  }
});
