import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../src/db/open.ts";
import { databaseOfOldVersion } from "../../fixtures/upgrade/old-database.ts";
import { ask } from "../../setup/ask.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

/** The dealer whose database it is, as an operator writes one. */
const FILES: Readonly<Record<string, object>> = {
  "site.json": {
    hosts: ["www.north.example"],
    brand: {
      colour: "#1F5FBF",
      fonts: { heading: "archivo", body: "archivo" },
      logo: { url: "/site/logo.svg", name: "North" },
    },
    legal: { name: "North Motors Pty Ltd", abn: "00 000 000 000" },
    site: { siteName: "North Motors", dealerships: ["north"] },
    search: { minPhotos: 0 },
  },
  "dealerships/north.json": { id: 1, name: "North Motors", leads: { email: ["leads@north.example"] } },
};

let folder: string;
let server: ServerProcess;
const dataDir = () => join(folder, "data");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-upgrade-"));
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(folder, "sites", "north", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
  const old = await databaseOfOldVersion({ url: null, dataDir: dataDir() });
  // The hold of the fixture has ended by now: its deposit would be given back while the test runs.
  await old
    .updateTable("reservations")
    .set({ held_until: Date.now() + 3_600_000 })
    .execute();
  await old.destroy();
  server = await startServerProcess({ FORECOURT_SITES: join(folder, "sites"), FORECOURT_DATA: dataDir() });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a server of this version serves a database of version 0.1.0: search page, car's page, and a lead that stays", async () => {
  const { text: found } = await ask(server.port, "north", "/search/new-used-and-demo-cars");
  const [href = "none", ...others] = new Set([...found.matchAll(/href="(\/cars\/[^"/]+)"/g)].map(([, at = ""]) => at));
  expect(others).toHaveLength(1);
  const car = await ask(server.port, "north", href);
  expect([car.status, /<h1[^>]*>([^<]*)/.exec(car.text)?.[1]]).toEqual([200, "2021 Mazda CX-5"]);
  expect(/\$33,990/.exec(car.text)?.[0]).toBe("$33,990");

  const typed = { name: "Ada", last_name: "Lane", email: "ada@shopper.example", phone: "0491 570 157" };
  const userData = { ...typed, form: "vehicle", car_id: 1, dealership_slug: "north", category: "Vehicle Enquiry" };
  const body = JSON.stringify({ userData: { ...userData, message: "Is it still there?" }, isLastStep: true });
  const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
  const answer = await ask(server.port, "north", "/api/leads", { method: "POST", headers, body });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, expect.objectContaining({ lead_id: 2 })]);

  await server.stop();
  const db = await openDatabase({ url: null, dataDir: dataDir() });
  try {
    const leads = await db.selectFrom("leads").select(["id", "car_id", "site_slug"]).orderBy("id").execute();
    expect(leads).toEqual([
      { id: 1, car_id: 1, site_slug: "north" },
      { id: 2, car_id: 1, site_slug: "north" },
    ]);
    expect(server.said()).not.toMatch(/"level":(50|60)/);
  } finally {
    await db.destroy();
  }
});
