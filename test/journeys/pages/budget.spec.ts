import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUDGETS, FOUR_G, PHONE } from "../../../bench/browser/budgets.ts";
import { firstLoad } from "../../../bench/browser/first-load.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";
import { openBrowser, SITES } from "../browser.ts";
import { FIRST_OF_TEMPLATES } from "../vehicle/statements/sites.ts";

const { visit } = openBrowser({ painted: true });

// The run's own server does not draw its pictures as small as they are.
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server?.stop());

type Watched = typeof globalThis & { formattersMade: string[] };

/** Runs in the page, before its own code: keeps the name of each of the language's formatters that is made. */
function watchFormatters(): void {
  const made: string[] = [];
  (globalThis as Watched).formattersMade = made;
  const noted = (name: string, formatter: object) =>
    new Proxy(formatter, {
      construct(target, given) {
        made.push(name);
        return Reflect.construct(target as new () => object, given);
      },
    });
  for (const name of ["NumberFormat", "DateTimeFormat", "PluralRules", "RelativeTimeFormat", "Collator"] as const) {
    Object.assign(Intl, { [name]: noted(name, Intl[name]) });
  }
}

test.each(SITES)(
  "%s: the first loads of its search and home pages stay within their budgets of bytes, pictures before code, as on a vehicle's page of each template",
  async (site) => {
    // Where pictures are drawn slowly, a popup would open while they still come, and be the largest of them.
    const { page, leave } = await visit({ ...PHONE, first: true });
    // Separate pages, because the visitor's interacts as soon as it loads.
    const loadOf = async (path: string) => {
      const phone = await page.context().newPage();
      const devtools = await page.context().newCDPSession(phone);
      await devtools.send("Network.emulateNetworkConditions", FOUR_G);
      await phone.addInitScript(watchFormatters);
      const load = await firstLoad(phone, server.at(site, path));
      const made = await phone.evaluate(() => (globalThis as Watched).formattersMade);
      expect(made, `the first formatter takes a phone 50 ms, and ${path} needs none until somebody is here`).toEqual(
        [],
      );
      const car = await phone.evaluate(() => document.querySelector("main a[href^='/cars/']")?.getAttribute("href"));
      await phone.close();
      expect(load.picturesBytes, `pictures of ${path} were loaded`).toBeGreaterThan(5_000);
      expect(load.isPictureFirst, `no script stands in the way of ${path}'s largest picture`).toBe(true);
      expect(load.scripts, `scripts of ${path} were loaded`).toBeGreaterThan(5);
      return { ...load, car: car ?? "" };
    };
    const load = await loadOf("/search/new-used-and-demo-cars");
    expect(load.stylesGzip, "styles were loaded").toBeGreaterThan(5_000);
    expect(load.scriptsGzip, "JavaScript, gzip").toBeLessThanOrEqual(BUDGETS.scriptsGzip);
    expect(load.stylesGzip, "CSS, gzip").toBeLessThanOrEqual(BUDGETS.stylesGzip);
    expect(load.htmlGzip, "HTML, gzip").toBeLessThanOrEqual(BUDGETS.htmlGzip);
    expect(load.html, "HTML").toBeLessThanOrEqual(BUDGETS.html);
    expect(load.bytes, "all that is loaded before somebody scrolls").toBeLessThanOrEqual(BUDGETS.searchBytes);
    const home = await loadOf("/");
    expect(home.bytes, "all that the home page loads before somebody scrolls").toBeLessThanOrEqual(BUDGETS.homeBytes);
    expect(home.scriptsGzip, "JavaScript of the home page, gzip").toBeLessThanOrEqual(BUDGETS.scriptsGzip);
    // What could stand in the way of a vehicle's picture is its template's, and there is no budget to keep.
    if (FIRST_OF_TEMPLATES.includes(site)) await loadOf(load.car);
    await leave();
  },
);

interface Module {
  readonly module: string;
  readonly imports: readonly string[];
}
interface Manifest {
  readonly entry: Module;
  readonly routes: Readonly<Record<string, Module & { readonly path?: string; readonly hasDefaultExport: boolean }>>;
}

/** Every address that shows a page, as the build names them for browsers, but for those of development. */
test("no page loads more code before somebody is here than its budget, whichever it is", () => {
  const client = "build/client";
  const file = readdirSync(`${client}/assets`).find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
  const text = readFileSync(`${client}/assets/${file}`, "utf8");
  const { entry, routes } = JSON.parse(/= *(\{.*\});?/s.exec(text)?.[1] ?? "") as Manifest;
  const filesOf = ({ module, imports }: Module) => [module, ...imports];
  const everywhere = [...filesOf(entry), ...(routes.root ? filesOf(routes.root) : [])];
  const pages = Object.entries(routes).filter(
    ([id, { path = "", hasDefaultExport }]) => id !== "root" && hasDefaultExport && !path.startsWith("dev/"),
  );
  expect(pages.length).toBeGreaterThan(45);
  const bytes = (path: string) => gzipSync(readFileSync(`${client}${path}`)).length;
  const heavy = pages.flatMap(([id, route]) => {
    const files = [...new Set([...everywhere, ...filesOf(route)])];
    const all = files.reduce((sum, path) => sum + bytes(path), 0);
    return all > BUDGETS.scriptsGzip ? [`${id}: ${all} bytes, of ${files.join(" ")}`] : [];
  });
  expect(heavy).toEqual([]);
});

test("no code makes a formatter as it is loaded: the first of a page takes a phone 50 ms, at its first touch where it comes then", async () => {
  // The catalogue is a page of development.
  const chunks = readdirSync("build/client/assets").filter((name) =>
    /^(?!entry\.client|manifest|catalogue).+\.js$/.test(name),
  );
  expect(chunks.length).toBeGreaterThan(80);
  const { page, leave } = await visit({ first: true });
  const watched = await page.context().newPage();
  await watched.addInitScript(watchFormatters);
  await watched.goto(server.at("halden", "/contact-us"), { waitUntil: "networkidle" });
  // As a text, because the test runner would make another import of this one.
  const makers = await watched.evaluate(`(async () => {
    const found = [];
    for (const name of ${JSON.stringify(chunks)}) {
      formattersMade.length = 0;
      await import("/assets/" + name);
      if (formattersMade.length > 0) found.push(name + ": " + formattersMade.join(", "));
    }
    return found;
  })()`);
  expect(makers).toEqual([]);
  await leave();
});
