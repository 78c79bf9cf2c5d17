import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { ratesInMemory } from "../../lib/rates.ts";
import { ok } from "../../lib/result.ts";
import type { Mail } from "../../services/mail/port.ts";
import { newToken } from "../sign-in/secrets.ts";
import type { Grant } from "./ability.ts";
import { actsOn } from "./audit/data.ts";
import { bossesOf, listStaff, staffByEmail } from "./data.ts";
import {
  LINK_LASTS_MS,
  linkStanding,
  MOST_LINKS,
  MOST_LINKS_OF_ALL,
  newDemoLink,
  newSignInLink,
  takeSignInLink,
} from "./links/mutations.ts";
import { inviteStaff, revokeStaff } from "./mutations.ts";
import { CHALLENGE_LASTS_MS, keepChallenge, keepPasskey, takeChallenge } from "./passkeys/mutations.ts";
import {
  confirmSession,
  deskSession,
  endDeskSession,
  IDLE_MS,
  LASTS_MS,
  openDeskSession,
  sessionsOf,
} from "./sessions/mutations.ts";
import { ASKING_RATE, sendSignInLink } from "./sign-in-mail.ts";

const NOW = Date.UTC(2026, 10, 22, 1);
const BY = { id: null, name: "a test" };
const STRANGER = { session: null, mayAsk: true, now: NOW } as const;
const SALES: readonly Grant[] = [{ role: "sales", reach: "dealership:castle-hill" }];

async function invited(db: Database, email = "dana@halden.example", grants = SALES): Promise<number> {
  const made = await inviteStaff(db, { email, name: "Dana Whitlock", grants, by: BY, now: NOW });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

const open = (db: Database, staffId: number, now = NOW) =>
  openDeskSession(db, { staffId, userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/150.0", confirmed: false, now });

eachDatabase("the people of the desk", (openFresh) => {
  test("whoever is refused is told whom to ask: managers of their place first, nobody of another, nobody who left", async () => {
    const db = await openFresh();
    const person = (name: string, role: Grant["role"], reach: string) =>
      inviteStaff(db, { email: `${name}@halden.example`, name, grants: [{ role, reach }], by: BY, now: NOW });
    await person("Ana", "platform", "*");
    await person("Bea", "owner", "site:halden");
    await person("Cem", "manager", "site:halden");
    await person("Dov", "manager", "dealership:castle-hill");
    await person("Eli", "manager", "dealership:parramatta");
    await person("Fay", "sales", "dealership:castle-hill");
    const gone = await person("Abe", "manager", "dealership:castle-hill");
    if (!gone.ok) throw new Error(gone.error);
    await db.updateTable("staff").set({ revoked_at: NOW }).where("id", "=", gone.value).execute();
    const here = [{ site: "halden", dealership: "castle-hill" }];
    expect(await bossesOf(db, here)).toEqual(["Dov", "Cem", "Bea", "Ana"]);
    expect(await bossesOf(db, [])).toEqual(["Ana"]);
  });

  test("an invitation gives roles in place of others, in any spelling of the address, and is recorded", async () => {
    const db = await openFresh();
    const id = await invited(db, " Dana@Halden.example ");
    const again: Grant = { role: "manager", reach: "site:halden" };
    expect(await invited(db, "dana@halden.EXAMPLE", [again])).toBe(id);
    expect(await staffByEmail(db, "DANA@halden.example")).toEqual({
      id,
      email: "dana@halden.example",
      name: "Dana Whitlock",
      grants: [again],
    });
    const acts = await actsOn(db, `staff:${id}`);
    expect(acts.map(({ action, by, before, after }) => ({ action, by, before, after }))).toEqual([
      { action: "change roles", by: "a test", before: SALES, after: [again] },
      { action: "invite", by: "a test", before: [], after: SALES },
    ]);
  });

  test("roles elsewhere stay where that is asked, and whoever may not change a role they had does not, however it is written", async () => {
    const db = await openFresh();
    const id = await invited(db);
    const other: Grant = { role: "reader", reach: "dealership:parramatta" };
    const by = { name: "Dana Whitlock", by: BY, now: NOW, keepsOthers: true };
    const seen: (readonly Grant[])[] = [];
    const refusal = (had: readonly Grant[]) => {
      seen.push(had);
      return had.some(({ role }) => role === "sales") ? "You may not." : null;
    };
    for (const email of ["dana@halden.example", " DANA@halden.example", "ｄana@halden.example"])
      expect(await inviteStaff(db, { ...by, email, grants: [other], refusal }), email).toEqual({
        ok: false,
        error: "You may not.",
      });
    expect(seen).toEqual([SALES, SALES, SALES]);
    expect(await inviteStaff(db, { ...by, email: "dana@halden.example", grants: [other] })).toEqual({
      ok: true,
      value: id,
    });
    const grants = [...SALES, other];
    expect(await staffByEmail(db, "dana@halden.example")).toMatchObject({ grants });
    expect(await actsOn(db, `staff:${id}`)).toMatchObject([{ before: SALES, after: grants }, { action: "invite" }]);
  });

  test.each([
    ["no address", { email: "dana" }, "Write an e-mail address"],
    ["two addresses", { email: "a@b.example,c@d.example" }, "Write an e-mail address"],
    ["no name", { name: "  " }, "Write their name"],
    ["a name of a book", { name: "x".repeat(81) }, "Write their name"],
    ["no role", { grants: [] }, "Give them a role"],
  ])("%s is refused in a sentence, and nothing is stored", async (_, wrong, sentence) => {
    const db = await openFresh();
    const made = await inviteStaff(db, { email: "a@b.example", name: "A", grants: SALES, by: BY, now: NOW, ...wrong });
    expect(made).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
    expect(await listStaff(db)).toEqual([]);
  });

  test("access taken away ends sessions, links and passkeys at once, and leaves the name in the record", async () => {
    const db = await openFresh();
    const id = await invited(db);
    const [token, browser] = [await open(db, id), newToken()];
    const link = await newSignInLink(db, { staffId: id, browser, ...STRANGER });
    const key = { id: "key", staffId: id, publicKey: "k", counter: 0, transports: [], name: "a phone" };
    expect(await keepPasskey(db, key, NOW)).toBe(true);
    expect(await revokeStaff(db, { email: "Dana@halden.example", by: BY, now: NOW })).toEqual([]);
    expect(await revokeStaff(db, { email: "dana@halden.example", by: BY, now: NOW })).toBeNull();
    expect(await deskSession(db, token, NOW)).toBeNull();
    expect(await takeSignInLink(db, { token: link ?? "", browser, now: NOW })).toEqual({ kind: "ended" });
    expect(await listStaff(db)).toMatchObject([{ name: "Dana Whitlock", revokedAt: NOW, grants: [], passkeys: 0 }]);
    // A person who is invited again starts over.
    await invited(db);
    expect(await staffByEmail(db, "dana@halden.example")).toMatchObject({ id, grants: SALES });
  });

  test("a session ends when it is idle for too long, when it is old, and when somebody ends it", async () => {
    const db = await openFresh();
    const id = await invited(db);
    const token = await open(db, id);
    expect(await deskSession(db, token, NOW + IDLE_MS - 1)).toMatchObject({ staff: { id, grants: SALES } });
    // That use was recorded, so the idle time starts again.
    expect(await deskSession(db, token, NOW + IDLE_MS + 1)).not.toBeNull();
    expect(await deskSession(db, token, NOW + 3 * IDLE_MS)).toBeNull();
    const used = await open(db, id);
    for (let at = NOW; at < NOW + LASTS_MS; at += IDLE_MS / 2) await deskSession(db, used, at);
    expect(await deskSession(db, used, NOW + LASTS_MS - 1)).not.toBeNull();
    expect(await deskSession(db, used, NOW + LASTS_MS)).toBeNull();
    expect(await deskSession(db, newToken(), NOW)).toBeNull();
    // Also a session that was opened at the very moment when its person's access was revoked.
    const late = await open(db, id);
    await db.updateTable("staff").set({ revoked_at: NOW }).where("id", "=", id).execute();
    expect(await deskSession(db, late, NOW)).toBeNull();
  });

  test("a person lists and ends their own sessions, and nobody else's", async () => {
    const db = await openFresh();
    const [dana, jack] = [await invited(db), await invited(db, "jack@halden.example")];
    const [one, other, his] = [await open(db, dana), await open(db, dana, NOW + 1), await open(db, jack)];
    const [newest, oldest] = await sessionsOf(db, dana, NOW + 2);
    expect([newest?.device, oldest?.seenAt]).toEqual(["Firefox on Windows", NOW]);
    // A session that was idle for too long has ended, and is not in the list.
    expect(await sessionsOf(db, dana, NOW + IDLE_MS)).toEqual([newest]);
    await endDeskSession(db, { staffId: jack, id: newest?.id ?? 0, now: NOW });
    expect(await deskSession(db, other, NOW + 2)).not.toBeNull();
    await endDeskSession(db, { staffId: dana, id: newest?.id ?? 0, now: NOW });
    expect(await deskSession(db, other, NOW + 2)).toBeNull();
    await endDeskSession(db, { staffId: dana, id: null, now: NOW });
    expect(await deskSession(db, one, NOW + 2)).toBeNull();
    expect(await deskSession(db, his, NOW + 2)).not.toBeNull();
  });

  test("a confirmation is noted at the one session", async () => {
    const db = await openFresh();
    const id = await invited(db);
    const [one, other] = [await open(db, id), await open(db, id)];
    await confirmSession(db, (await deskSession(db, one, NOW))?.id ?? 0, NOW + 5);
    expect(await deskSession(db, one, NOW + 5)).toMatchObject({ confirmedAt: NOW + 5, openedAt: NOW });
    expect(await deskSession(db, other, NOW + 5)).toMatchObject({ confirmedAt: null });
  });

  test("a link works once, within its minutes, in the browser that asked; looking at it uses nothing up", async () => {
    const db = await openFresh();
    const staffId = await invited(db);
    const browser = newToken();
    const token = (await newSignInLink(db, { staffId, browser, ...STRANGER })) ?? "";
    for (const seen of [1, 2]) {
      expect(await linkStanding(db, { token, browser, now: NOW + seen })).toMatchObject({ kind: "open" });
    }
    for (const elsewhere of [null, newToken()]) {
      expect(await takeSignInLink(db, { token, browser: elsewhere, now: NOW })).toEqual({ kind: "other-browser" });
    }
    const presses = [1, 2, 3].map(() => takeSignInLink(db, { token, browser, now: NOW }));
    const kinds = (await Promise.all(presses)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["ended", "ended", "open"]);
    const late = (await newSignInLink(db, { staffId, browser, ...STRANGER })) ?? "";
    expect(await linkStanding(db, { token: late, browser, now: NOW + LINK_LASTS_MS - 1 })).toMatchObject({
      kind: "open",
    });
    expect(await takeSignInLink(db, { token: late, browser, now: NOW + LINK_LASTS_MS })).toEqual({ kind: "ended" });
    expect(await linkStanding(db, { token: newToken(), browser, now: NOW })).toEqual({ kind: "ended" });
  });

  test("a demo's link opens in any browser, once", async () => {
    const db = await openFresh();
    const token = await newDemoLink(db, await invited(db), NOW);
    expect(await takeSignInLink(db, { token, browser: null, now: NOW })).toMatchObject({ kind: "open" });
    expect(await takeSignInLink(db, { token, browser: null, now: NOW })).toEqual({ kind: "ended" });
  });

  test("a mailbox is not flooded: of many links asked for, the first few are sent, and none to a stranger", async () => {
    const db = await openFresh();
    await invited(db);
    const sent: Mail[] = [];
    const mail = {
      send: async (one: Mail) => {
        sent.push(one);
        return ok(null);
      },
      close: () => {},
    };
    const failures: string[] = [];
    const means = { db, mail, rates: ratesInMemory(() => NOW), onFailure: (words: string) => failures.push(words) };
    const asking = {
      browser: newToken(),
      session: null,
      origin: "https://desk.example",
      back: "/desk/staff",
      ip: "192.0.2.1",
      now: NOW,
    };
    const answers = Array.from({ length: ASKING_RATE.most + 1 }, (_, at) =>
      sendSignInLink(means, { ...asking, email: at % 3 === 0 ? "nobody@halden.example" : "Dana@halden.example" }),
    );
    expect(answers.filter(Boolean)).toHaveLength(ASKING_RATE.most);
    expect(answers.at(-1)).toBe(false);
    await expect.poll(() => sent.length).toBe(MOST_LINKS);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(["dana@halden.example"]));
    expect(sent[0]?.text).toMatch(/https:\/\/desk\.example\/desk\/sign-in\/link\?token=[\w-]{43}&back=%2Fdesk%2Fstaff/);
    expect(failures).toEqual([]);
  });

  test("nobody who types a colleague's address keeps them out of a browser in which they were signed in", async () => {
    const db = await openFresh();
    const staffId = await invited(db);
    const session = await open(db, staffId);
    const link = (given: object) => newSignInLink(db, { staffId, browser: newToken(), ...STRANGER, ...given });
    const strangers = await Promise.all(Array.from({ length: MOST_LINKS_OF_ALL + 5 }, () => link({})));
    expect(strangers.filter((token) => token !== null)).toHaveLength(MOST_LINKS_OF_ALL);
    const own = { browser: newToken(), session };
    for (let at = 0; at < MOST_LINKS; at++) expect(await link(own)).not.toBeNull();
    expect(await link(own), "its own share").toBeNull();
    expect(await link({ session: newToken() }), "a session that there is not").toBeNull();
    // Requests made while the clock was ahead no longer count once it is right.
    expect(await link({ now: NOW - 400 * 86_400_000 })).not.toBeNull();
  });

  test("what a browser was asked to sign is answered once, in time, and for its own purpose", async () => {
    const db = await openFresh();
    const browser = newToken();
    const asked = { browser, challenge: "c", purpose: "confirm", staffId: 4, now: NOW } as const;
    await keepChallenge(db, asked);
    expect(await takeChallenge(db, { browser: newToken(), purpose: "confirm", now: NOW })).toBeNull();
    expect(await takeChallenge(db, { browser, purpose: "confirm", now: NOW })).toEqual({ challenge: "c", staffId: 4 });
    expect(await takeChallenge(db, { browser, purpose: "confirm", now: NOW })).toBeNull();
    await keepChallenge(db, asked);
    expect(await takeChallenge(db, { browser, purpose: "sign-in", now: NOW })).toBeNull();
    await keepChallenge(db, asked);
    expect(await takeChallenge(db, { browser, purpose: "confirm", now: NOW + CHALLENGE_LASTS_MS })).toBeNull();
  });
});
