import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { type Database, migrate, openDatabase } from "../../db/open.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { loader } from "./appointments.ts";

/** Monday 23 November 2026, 9:00 in Sydney. */
const NOW = Date.UTC(2026, 10, 22, 22);
const dataDir = mkdtempSync(join(tmpdir(), "forecourt-appointments-"));
let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});
const plain = testSite("halden", [dealership(101, "parramatta")]);
const monday = { weekday: 1, status: "Open" as const, open: "09:00", close: "10:30", formated_hours: "" };
const open = (location: (typeof plain.locations)[number]) => ({
  ...location,
  contact_detail: { ...location.contact_detail, opening_hours: [monday] },
});
const site = { ...plain, locations: plain.locations.map(open) };

async function ask(query: string) {
  const context = new RouterContextProvider();
  context.set(requestScope, { app: { db }, site, now: NOW } as unknown as RequestScope);
  const url = new URL(`http://halden.localhost/api/appointments${query}`);
  const answer = await loader({ context, url } as unknown as LoaderFunctionArgs);
  return { status: answer.status, body: await answer.json() };
}

test("API-006 a dealership's number is answered by its days and times, another by a sentence", async () => {
  expect(await ask("?dealership_id=101")).toEqual({
    status: 200,
    body: [
      { date: "2026-11-23", times: ["10:00"] },
      { date: "2026-11-30", times: ["09:00", "09:30", "10:00"] },
    ],
  });
  const service = await ask("?location=parramatta-yard&kind=service");
  expect(service.body[0]).toEqual({ date: "2026-11-23", times: ["10:00"] });
  expect((await ask("?location=elsewhere")).status).toBe(404);
  expect(await ask("?dealership_id=7")).toEqual({ status: 404, body: { error: expect.stringMatching(/\.$/) } });
  for (const query of ["", "?dealership_id=", "?dealership_id=x"]) expect((await ask(query)).status).toBe(422);
});
