import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { dealershipFile, siteFile, sitesFolder } from "../features/site/sites-folder.testing.ts";
import { register } from "./feeds.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-feeds-"));
  vi.stubEnv("FORECOURT_DATA", dataDir);
  vi.stubEnv("DATABASE_URL", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What `forecourt feeds …` prints; the sentence of one that ends with another code than 0, after that code. */
async function feeds(...words: string[]): Promise<string> {
  const printed: string[] = [];
  const print = (text: unknown) => {
    printed.push(String(text));
    return true;
  };
  vi.spyOn(console, "log").mockImplementation(print);
  vi.spyOn(process.stdout, "write").mockImplementation(print);
  vi.spyOn(process.stderr, "write").mockImplementation(print);
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const program = new Command("forecourt");
  register(program);
  const ended = await program.parseAsync(["feeds", ...words], { from: "user" }).then(
    () => "",
    (error: Error) => `${error.message}: `,
  );
  vi.restoreAllMocks();
  return ended + printed.join("\n");
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    stock_number: `U${at}`,
    make: "Kia",
    model: "Rio",
    year: 2019,
    price: 9000 + at,
  }));

test("a misspelt dealership is called that, and not one without sources", async () => {
  vi.stubEnv("FORECOURT_SITES", "sites");
  expect(await feeds("list", "--of", "halden-alexandira")).toMatch(
    /^exit 2: .*there is no dealership halden-alexandira/,
  );
});

test("a person lists, shows, runs, pauses and resumes sources by the command", async () => {
  let stock = rows(6);
  const server = createServer((_request, response) => response.end(JSON.stringify(stock)));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.json`;
  const sources = [
    { name: "dms", kind: "https", url },
    { name: "office", kind: "upload" },
  ];
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({}, { dealerships: ["north"] }),
    "alpha/dealerships/north.json": dealershipFile(1, { sources }),
  });
  vi.stubEnv("FORECOURT_SITES", folder.dir);

  expect(await feeds("list")).toMatch(/^waiting {3}north\/dms {2}https {2}last word never\nwaiting {3}north\/office/);
  const unknown = /^exit 2: forecourt: there is no source north\/nothing; there are north\/dms, north\/office/;
  expect(await feeds("run", "north/nothing")).toMatch(unknown);
  expect(await feeds("run", "north/dms", "--dry-run")).toMatch(/^stock.json → north .*dry run, nothing written/);
  expect(await feeds("run", "north/dms")).toMatch(/^Run 1: stock.json → north[\s\S]*created +6/);
  expect(await feeds("run", "north/dms")).toMatch(/no other file than the one that was taken last/);
  expect(JSON.parse(await feeds("run", "north/dms", "--again", "--json"))).toMatchObject({ created: 0, unchanged: 6 });
  stock = rows(7);
  expect(JSON.parse(await feeds("run", "north/dms", "--json"))).toMatchObject({ created: 1, unchanged: 6 });

  const file = join(dataDir, "mine.csv");
  writeFileSync(file, "Stock No,Make,Model,Year,Price\nU-50,Kia,Rio,2019,9990\n");
  expect(await feeds("run", "north/office", "--file", file)).toMatch(/^Run 4: mine.csv → north/);
  expect(await feeds("run", "north/office")).toMatch(/^exit 1: forecourt: Files of this source are imported by hand/);

  expect(await feeds("pause", "north/dms")).toMatch(/is paused/);
  expect(await feeds("show", "north/dms")).toMatch(
    /^paused .*north\/dms[\s\S]* url: http[\s\S]*Last runs:\n +3 [\s\S]*from dms/,
  );
  const shown = JSON.parse(await feeds("show", "north/dms", "--json"));
  expect(shown).toMatchObject({
    standing: "paused",
    described: { kind: "https" },
    runs: [{ id: 3 }, { id: 2 }, { id: 1 }],
  });
  await feeds("resume", "north/dms");
  expect(JSON.parse(await feeds("list", "--json"))).toMatchObject([
    { standing: "working" },
    { source: "north/office" },
  ]);
});
