import type { Request, Response } from "express";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { noteChange } from "../../features/people/changes/mutations.ts";
import { dealershipReach, type Grant } from "../../features/staff/ability.ts";
import { staffByEmail } from "../../features/staff/data.ts";
import { inviteStaff, revokeStaff } from "../../features/staff/mutations.ts";
import { endDeskSession, openDeskSession } from "../../features/staff/sessions/mutations.ts";
import type { App } from "../../request.ts";
import { DeskEvents } from "./desk-events.ts";

const NOW = Date.UTC(2026, 10, 23);
const BY = { id: null, name: "a test" };

eachDatabase("the desk's event stream", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const clock = { now: NOW };
    const events = new DeskEvents({ db, clock: () => clock.now, log: pino({ level: "silent" }) });
    onTestFinished(() => events.stop());
    return { db, clock, events };
  }

  /** Opens a stream as somebody new, and answers with all that it says. */
  async function listen(
    db: Database,
    events: DeskEvents,
    email: string,
    grants: readonly Grant[],
    connection = { closed: false },
  ) {
    const made = await inviteStaff(db, { email, name: email, grants, by: BY, now: NOW });
    if (!made.ok) throw new Error(made.error);
    const token = await openDeskSession(db, { staffId: made.value, userAgent: "", confirmed: false, now: NOW });
    const received = { text: "", ended: false };
    const res = { set: () => {}, flushHeaders: () => {}, on: () => {}, ...connection };
    const stream = {
      write: (text: string) => {
        received.text += text;
      },
      end: () => {
        received.ended = true;
      },
    };
    const req = { headers: { cookie: `desk-session=${token}` }, secure: false };
    await events.open({ db } as App, req as unknown as Request, { ...res, ...stream } as unknown as Response);
    return received;
  }
  const at = (dealership: string, personId: number) =>
    ({ kind: "person", site: "halden", dealership, personId, now: NOW }) as const;

  test("tells nobody of another dealership's people, whichever department it concerns", async () => {
    const { db, events } = await open();
    const north = await listen(db, events, "n@desk.example", [{ role: "sales", reach: dealershipReach("north") }]);
    const south = await listen(db, events, "s@desk.example", [{ role: "sales", reach: dealershipReach("south") }]);
    await noteChange(db, at("north", 11));
    await noteChange(db, { ...at("north", 12), department: "sales" });
    await noteChange(db, at("south", 13));
    await expect.poll(() => south.text, { timeout: 10_000 }).toContain("data: 13");
    await expect.poll(() => north.text, { timeout: 10_000 }).toContain("data: 12");
    expect(north.text.match(/data: \d+/g)).toEqual(["data: 11", "data: 12"]);
    expect(south.text.match(/data: \d+/g)).toEqual(["data: 13"]);
  });

  const NORTH = [{ role: "sales", reach: dealershipReach("north") }] as const;

  test("is none for whoever left before it began, who would take a place for good", async () => {
    const { db, events } = await open();
    const left = await listen(db, events, "left@desk.example", NORTH, { closed: true });
    const here = await listen(db, events, "here@desk.example", NORTH);
    await noteChange(db, at("north", 11));
    await expect.poll(() => here.text, { timeout: 10_000 }).toContain("data: 11");
    expect(left.text).toBe("");
  });

  // The clock stands, so that none of these waits for the next sign of life.
  test("ends at once for whoever has no access any more, another role, or a session that was ended", async () => {
    const { db, events } = await open();
    const [gone, other, out, stays] = [
      await listen(db, events, "gone@desk.example", NORTH),
      await listen(db, events, "other@desk.example", NORTH),
      await listen(db, events, "out@desk.example", NORTH),
      await listen(db, events, "stays@desk.example", NORTH),
    ];
    await revokeStaff(db, { email: "gone@desk.example", by: BY, now: NOW });
    await expect.poll(() => gone.ended, { timeout: 10_000 }).toBe(true);
    const moved = { email: "other@desk.example", name: "Other", by: BY, now: NOW };
    await inviteStaff(db, { ...moved, grants: [{ role: "sales", reach: dealershipReach("south") }] });
    await expect.poll(() => other.ended, { timeout: 10_000 }).toBe(true);
    const person = await staffByEmail(db, "out@desk.example");
    await endDeskSession(db, { staffId: person?.id ?? 0, id: null, now: NOW });
    await expect.poll(() => out.ended, { timeout: 10_000 }).toBe(true);
    await noteChange(db, at("north", 14));
    await expect.poll(() => stays.text, { timeout: 10_000 }).toContain("data: 14");
    expect([stays.ended, stays.text.match(/data: \d+/g)]).toEqual([false, ["data: 14"]]);
    expect([gone, other, out].map(({ text }) => text.includes("data:"))).toEqual([false, false, false]);
  });

  test("says nothing of an event to a session that ended without a word, and ends at the next sign of life", async () => {
    const { db, events, clock } = await open();
    const early = await listen(db, events, "early@desk.example", NORTH);
    await db.deleteFrom("staff_sessions").execute();
    const here = await listen(db, events, "here@desk.example", NORTH);
    await noteChange(db, at("north", 15));
    await expect.poll(() => here.text, { timeout: 10_000 }).toContain("data: 15");
    expect([early.ended, early.text.includes("data:")]).toEqual([true, false]);
    await db.deleteFrom("staff_sessions").execute();
    clock.now += 26_000;
    await expect.poll(() => here.ended, { timeout: 10_000 }).toBe(true);
  });
});
