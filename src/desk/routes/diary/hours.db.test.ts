import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import type { Database } from "../../../db/open.ts";
import { deskScope } from "../../../desk-request.ts";
import { settingsOfDesk } from "../../../features/leads/bookings/settings.ts";
import { lead, NOW } from "../../../features/people/people.testing.ts";
import { action } from "./hours.tsx";

const SITE = testSite("halden", [dealership(1, "castle-hill")]);
const FIELDS = {
  intent: "say",
  kind: "test-drive",
  atOnce: "",
  perDay: "",
  minutes: "30",
  buffer: "0",
  notice: "1",
  closedDays: "",
};

/** Submits the form of hours as a manager. */
async function say(db: Database, fields: Partial<typeof FIELDS>) {
  const context = new RouterContextProvider();
  const staff = { id: 9_999, name: "Mia", email: "mia@halden.example", grants: [{ role: "manager", reach: "*" }] };
  const session = { id: 1, staff, openedAt: NOW, confirmedAt: NOW };
  const sites = { all: () => [SITE], bySlug: () => SITE, dealership: () => null };
  context.set(deskScope, { app: { db, sites }, now: NOW, session } as never);
  const url = new URL("http://desk.localhost/desk/diary/hours");
  const request = new Request(url, { method: "POST", body: new URLSearchParams({ ...FIELDS, ...fields }) });
  const answer = await action({ request, url, context, params: {}, pattern: "" } as never);
  return "data" in answer ? answer.data : answer;
}

async function booked(db: Database, ...dates: readonly string[]): Promise<void> {
  for (const date of dates) {
    const lead_id = await lead(db, { category: "Test Drive" });
    const place = { site_slug: "halden", dealership_slug: "castle-hill", location_slug: "castle-hill-yard" };
    const at = Date.parse(`${date}T10:00:00+11:00`);
    const times = {
      date,
      time: "10:00",
      starts_at: at,
      ends_at: at + 1,
      free_at: at + 1,
      created_at: NOW,
      changed_at: NOW,
    };
    const none = { car_id: null, staff_id: null, contact_email: null, contact_phone: null, from_address: null };
    const reminding = { remind_at: null, remind_claimed_until: null, reminded_at: null };
    const row = { uid: `uid-${lead_id}`, lead_id, kind: "test-drive", state: "booked" } as const;
    await db
      .insertInto("bookings")
      .values({ ...row, ...place, ...times, ...none, ...reminding })
      .execute();
  }
}

const SAVED = "Saved. Shoppers see the new times at once; what is booked stays booked.";

eachDatabase("the hours of a diary", (openFresh) => {
  test("whoever closes days reads how many are booked on each, and that more come later", async () => {
    const db = await openFresh();
    await booked(db, "2026-12-03", "2026-12-03", "2026-12-08");
    expect((await say(db, { closedDays: "2026-12-04" })).done).toBe(SAVED);
    expect((await say(db, { closedDays: "8/12/2026\n03.12.2026" })).done).toBe(
      `${SAVED} Somebody is booked on days that are closed: 2 on Thursday 3 December 2026, 1 on Tuesday 8 December 2026. Move or cancel these.`,
    );
    expect(await settingsOfDesk(db, "castle-hill", "test-drive")).toMatchObject({
      closedDays: ["2026-12-03", "2026-12-08"],
    });
    const days = ["09", "10", "11", "14", "15"].map((day) => `2026-12-${day}`);
    await booked(db, ...days);
    expect((await say(db, { closedDays: ["2026-12-03", ...days].join("\n") })).done).toMatch(
      /: 2 on .*, 1 on Monday 14 December 2026, and later\. Move or cancel these\.$/,
    );
  });

  test.each(["Christmas", "31/2/2026", "24/12", "2026-13-01"])(
    "a closed day that is none is refused with how to write it: %s",
    async (closedDays) => {
      const outcome = await say(await openFresh(), { closedDays });
      expect(outcome).toMatchObject({
        problem: "Write each closed day in a line of its own, as 24/12/2026.",
        typed: { closedDays },
      });
    },
  );
});
