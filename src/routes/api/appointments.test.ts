import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { loader } from "./appointments.ts";

/** Monday 23 November 2026, 9:00 in Sydney. */
const NOW = Date.UTC(2026, 10, 22, 22);
const plain = testSite("halden", [dealership(101, "parramatta")]);
const monday = { weekday: 1, status: "Open" as const, open: "09:00", close: "10:30", formated_hours: "" };
const open = (location: (typeof plain.locations)[number]) => ({
  ...location,
  contact_detail: { ...location.contact_detail, opening_hours: [monday] },
});
const site = { ...plain, locations: plain.locations.map(open) };

async function ask(query: string) {
  const context = new RouterContextProvider();
  context.set(requestScope, { app: {}, site, now: NOW } as unknown as RequestScope);
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
  expect(await ask("?dealership_id=7")).toEqual({ status: 404, body: { error: expect.stringMatching(/\.$/) } });
  for (const query of ["", "?dealership_id=", "?dealership_id=x"]) expect((await ask(query)).status).toBe(422);
});
