import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { testSite } from "../../../test/fixtures/site.ts";
import { slices } from "../../db/bulk.ts";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { SmsAccepted, SmsFailure, SmsMessage } from "../../services/sms/port.ts";
import { endSession, memberOfToken, openSession } from "./sessions.ts";
import { askForCode, type CodeWay, DEMO_CODE, enterCode, ticketState } from "./sign-in.ts";
import {
  CODE_LASTS_MS,
  FAILURES,
  MOST_ATTEMPTS,
  MOST_CODES_OF_MEMBERS,
  MOST_CODES_OF_SITE,
  SESSION_LASTS_MS,
} from "./sign-in-rules.ts";

const halden = testSite("halden", [], { config: { hostnames: { "www.halden.example": "halden" } } });
const kingtide = testSite("kingtide", []);
const NOW = Date.UTC(2026, 10, 21, 1);
const PHONE = "0491 570 156";
const DEMO: CodeWay = { by: "demo" };

/** A gateway that stores messages, or refuses them. */
function gateway(answer: Result<SmsAccepted, SmsFailure> = ok({ gatewayId: null })) {
  const sent: SmsMessage[] = [];
  const sender = {
    delivery: null,
    send: async (message: SmsMessage) => {
      sent.push(message);
      return answer;
    },
  };
  return { sent, way: { by: "sms", sender } as const };
}

interface Asking {
  readonly typedPhone?: string;
  readonly ip?: string;
  readonly now?: number;
  readonly way?: CodeWay;
  readonly site?: typeof halden;
}

const ask = (db: Database, { way = DEMO, site = halden, ...asking }: Asking = {}) =>
  askForCode(db, site, way, {
    typedPhone: PHONE,
    ip: "203.0.113.9",
    host: "www.halden.example",
    now: NOW,
    ...asking,
  });

async function ticketOf(db: Database, asking: Asking = {}): Promise<string> {
  const asked = await ask(db, asking);
  if (!asked.ok) throw new Error(asked.error.message);
  return asked.value.ticket;
}

const enter = (db: Database, ticket: string, typed = DEMO_CODE, now = NOW, site = halden) =>
  enterCode(db, site, { ticket, typed, now });

const kindOf = (result: Result<unknown, { readonly kind: string }>) => (result.ok ? "ok" : result.error.kind);

eachDatabase("sign-in", (openFresh) => {
  test("USER-008 SITE-020 USER-001 USER-002 the code that came by message opens a session of the phone's account", async () => {
    const db = await openFresh();
    const { sent, way } = gateway();
    const ticket = await ticketOf(db, { way });
    expect(sent).toMatchObject([{ to: "+61491570156" }]);
    const code = /^\d{6}/.exec(sent[0]?.text ?? "")?.[0] ?? "";
    expect(sent[0]?.text).toMatch(new RegExp(`Site halden[^]*\\n\\n@www\\.halden\\.example #${code}$`));
    expect(await ticketState(db, halden, ticket, NOW)).toEqual({ phone: "+61491570156", open: true });
    const entered = await enter(db, ticket, `${code.slice(0, 3)} ${code.slice(3)}`);
    if (!entered.ok) throw new Error(entered.error.message);
    const member = await memberOfToken(db, halden, entered.value.token, NOW);
    expect(member).toEqual({ id: expect.any(Number), phone: "+61491570156" });
    const kept = JSON.stringify([
      await db.selectFrom("sign_in_codes").selectAll().execute(),
      await db.selectFrom("member_sessions").selectAll().execute(),
    ]);
    for (const secret of [code, ticket, entered.value.token]) expect(kept).not.toContain(`"${secret}"`);
  });

  test("a message names the site's own host, never one that the request made up", async () => {
    const db = await openFresh();
    const { sent, way } = gateway();
    const asking = { typedPhone: PHONE, ip: "203.0.113.9", host: "evil.example", now: NOW };
    await askForCode(db, halden, way, asking);
    await askForCode(db, kingtide, way, { ...asking, typedPhone: "0491 570 157" });
    expect(sent.map(({ text }) => /@(\S+)/.exec(text)?.[1] ?? null)).toEqual(["www.halden.example", null]);
    expect(JSON.stringify(sent)).not.toContain("evil");
  });

  test("the same phone is the same account, however it is written; on another site it is another", async () => {
    const db = await openFresh();
    const tokenOf = async (asking: Asking) => {
      const entered = await enter(db, await ticketOf(db, asking), DEMO_CODE, NOW, asking.site);
      return entered.ok ? entered.value.token : "";
    };
    const first = await memberOfToken(db, halden, await tokenOf({}), NOW);
    const again = await memberOfToken(db, halden, await tokenOf({ typedPhone: "+61 491-570-156" }), NOW);
    const token = await tokenOf({ site: kingtide });
    const elsewhere = await memberOfToken(db, kingtide, token, NOW);
    expect(again).toEqual(first);
    expect(elsewhere?.id).not.toBe(first?.id);
    expect(await memberOfToken(db, halden, token, NOW), "another site's session").toBeNull();
  });

  test("USER-008 without a gateway the code is 000000, and nothing else is", async () => {
    const db = await openFresh();
    const ticket = await ticketOf(db);
    expect(kindOf(await enter(db, ticket, "000001"))).toBe("wrong");
    expect(kindOf(await enter(db, ticket, "000000"))).toBe("ok");
  });

  test("a code is good once, for ten minutes, on its own site and with its own ticket", async () => {
    const db = await openFresh();
    const ticket = await ticketOf(db);
    const other = await ticketOf(db, { typedPhone: "0491 570 157" });
    expect(kindOf(await enter(db, ticket, DEMO_CODE, NOW, kingtide))).toBe("spent");
    expect(await ticketState(db, kingtide, ticket, NOW)).toBeNull();
    expect(kindOf(await enter(db, ticket, DEMO_CODE, NOW + CODE_LASTS_MS - 1))).toBe("ok");
    expect(kindOf(await enter(db, ticket)), "a second time").toBe("spent");
    expect(kindOf(await enter(db, other, DEMO_CODE, NOW + CODE_LASTS_MS))).toBe("spent");
    expect(await ticketState(db, halden, other, NOW + CODE_LASTS_MS)).toMatchObject({ open: false });
    expect(kindOf(await enter(db, "x".repeat(43)))).toBe("spent");
  });

  test("five tries and no more, though many come at once; what is no code is no try", async () => {
    const db = await openFresh();
    const ticket = await ticketOf(db);
    for (const typed of ["", "12345", "1234567", "12a456"])
      expect(kindOf(await enter(db, ticket, typed))).toBe("invalid");
    const many = await Promise.all(Array.from({ length: 20 }, (_, at) => enter(db, ticket, String(100_000 + at))));
    expect(many.filter((one) => kindOf(one) === "wrong")).toHaveLength(MOST_ATTEMPTS - 1);
    expect(kindOf(await enter(db, ticket)), "the right one, too late").toBe("spent");
    expect(await ticketState(db, halden, ticket, NOW)).toMatchObject({ open: false });
  });

  test("five codes an hour for one phone over all sites of the installation, ten a day; another phone is not held back", async () => {
    const db = await openFresh();
    const hour = 3_600_000;
    const times = async (count: number, now: number, ip: string) => {
      const kinds: string[] = [];
      for (let at = 0; at < count; at++) {
        kinds.push(kindOf(await ask(db, { now, ip, site: at % 2 === 0 ? halden : kingtide })));
      }
      return kinds;
    };
    expect(await times(6, NOW, "203.0.113.1")).toEqual([...Array(5).fill("ok"), "limited"]);
    expect(kindOf(await ask(db, { typedPhone: "0491 570 157", ip: "203.0.113.1" }))).toBe("ok");
    expect(await times(1, NOW + hour - 1, "203.0.113.1")).toEqual(["limited"]);
    expect(await times(6, NOW + hour, "203.0.113.2")).toEqual([...Array(5).fill("ok"), "limited"]);
    expect(await times(1, NOW + 2 * hour, "203.0.113.2"), "ten that day").toEqual(["limited"]);
    expect(await times(1, NOW + 24 * hour, "203.0.113.1")).toEqual(["ok"]);
  });

  test("codes that were asked for while the clock was ahead keep nobody out once it is right", async () => {
    const db = await openFresh();
    const ahead = NOW + 400 * 24 * 3_600_000;
    for (let at = 0; at < 6; at++) await ask(db, { now: ahead });
    expect(kindOf(await ask(db, { now: ahead }))).toBe("limited");
    expect(kindOf(await ask(db))).toBe("ok");
    expect(await db.selectFrom("sign_in_codes").select("created_at").execute(), "nor count for the site").toHaveLength(
      1,
    );
  });

  test("two networks that use up a phone's codes leave its owner some, and twenty are all that a phone gets in a day", async () => {
    const db = await openFresh();
    const from = async (ip: string, count: number, now: number) => {
      let sent = 0;
      for (let at = 0; at < count; at++) if ((await ask(db, { ip, now })).ok) sent += 1;
      return sent;
    };
    const hour = 3_600_000;
    expect([await from("198.51.100.1", 9, NOW), await from("198.51.100.2", 9, NOW + hour)]).toEqual([5, 5]);
    expect(await from("203.0.113.9", 3, NOW + 2 * hour), "its owner").toBe(2);
    for (let at = 0; at < 20; at++) await from(`192.0.2.${at}`, 9, NOW + (3 + at) * hour);
    const all = await db.selectFrom("sign_in_codes").select("id").execute();
    expect(all).toHaveLength(20);
  });

  test("one network has six of a phone's codes a day, whatever its addresses: the owner finds some left", async () => {
    const db = await openFresh();
    const hour = 3_600_000;
    const stranger = async (at: number) =>
      kindOf(
        await ask(db, { ip: `2001:db8:1:${at}::1`, now: NOW + at * hour, site: at % 2 === 0 ? halden : kingtide }),
      );
    for (let at = 0; at < 6; at++) expect(await stranger(at)).toBe("ok");
    expect([await stranger(6), await stranger(7)]).toEqual(["limited", "limited"]);
    expect(kindOf(await ask(db, { ip: "203.0.113.9", now: NOW + 7 * hour }))).toBe("ok");
    expect(await stranger(24)).toBe("ok");
  });

  test("twenty codes an hour from one address or one household's IPv6, and each of many at once is counted", async () => {
    const db = await openFresh();
    const phone = (at: number) => `04915700${String(at).padStart(2, "0")}`;
    const asked = await Promise.all(
      Array.from({ length: 25 }, (_, at) => ask(db, { typedPhone: phone(at), ip: `2001:db8:1:2::${at + 1}` })),
    );
    expect(asked.filter(({ ok: sent }) => sent)).toHaveLength(20);
    expect(kindOf(await ask(db, { typedPhone: phone(40), ip: "2001:db8:1:3::1" }))).toBe("ok");
    const mapped = await ask(db, { typedPhone: phone(41), ip: "::ffff:203.0.113.9" });
    expect(kindOf(mapped)).toBe("ok");
    const rows = await db.selectFrom("sign_in_codes").select("address").where("phone", "like", "%570041").execute();
    expect(rows).toEqual([{ address: "203.0.113.9" }]);
  });

  test("a site sends a thousand codes a day, whoever asks for them; another site is not held back", async () => {
    const db = await openFresh();
    const code = (at: number) => ({
      site_id: halden.id,
      phone: `+614000${String(at).padStart(5, "0")}`,
      address: `198.51.${at >> 8}.${at & 255}`,
      ticket_hash: `t${at}`,
      code_hash: "c",
      created_at: NOW,
      expires_at: NOW,
      used_at: null,
    });
    const sent = Array.from({ length: MOST_CODES_OF_SITE - 1 }, (_, at) => code(at));
    for (const some of slices(sent)) await db.insertInto("sign_in_codes").values(some).execute();
    expect(kindOf(await ask(db))).toBe("ok");
    const { sent: texts, way } = gateway();
    expect(await ask(db, { way, typedPhone: "0491 570 157" })).toEqual(err(FAILURES.site));
    expect(texts).toEqual([]);
    expect(kindOf(await ask(db, { site: kingtide, typedPhone: "0491 570 157" }))).toBe("ok");
    expect(kindOf(await ask(db, { now: NOW + 24 * 3_600_000 }))).toBe("ok");
  });

  test("USER-008 a flood of codes keeps no member of the site out, and leaves half of them to other networks", async () => {
    const db = await openFresh();
    await openSession(db, halden, "+61491570156", NOW);
    const flood = async (from: number, to: number) => {
      const code = (at: number) => ({
        site_id: halden.id,
        phone: `+61400${String(at).padStart(6, "0")}`,
        address: `2001:db8:1:${at}::/64`,
        ticket_hash: `t${at}`,
        code_hash: "c",
        created_at: NOW,
        expires_at: NOW,
        used_at: null,
      });
      const sent = Array.from({ length: to - from }, (_, at) => code(from + at));
      for (const some of slices(sent)) await db.insertInto("sign_in_codes").values(some).execute();
    };
    const stranger = { typedPhone: "0491 570 157", ip: "2001:db8:1:ffff::1" };
    await flood(0, MOST_CODES_OF_SITE / 2 - 1);
    expect(kindOf(await ask(db, stranger))).toBe("ok");
    expect(await ask(db, stranger), "the same /48, once half are gone").toEqual(err(FAILURES.site));
    expect(kindOf(await ask(db, { ...stranger, ip: "2001:db8:2::1" }))).toBe("ok");
    await flood(MOST_CODES_OF_SITE / 2, MOST_CODES_OF_SITE);
    expect(await ask(db, { ...stranger, ip: "198.51.100.7" })).toEqual(err(FAILURES.site));
    expect(kindOf(await ask(db)), "a member").toBe("ok");
    await flood(MOST_CODES_OF_SITE, MOST_CODES_OF_SITE + MOST_CODES_OF_MEMBERS);
    expect(await ask(db), "what a dealer pays stays bounded").toEqual(err(FAILURES.site));
  });

  test.each([
    ["rejected", "invalid"],
    ["unavailable", "unavailable"],
  ] as const)("a gateway that says %s is told as %s, and the code is not counted", async (kind, told) => {
    const db = await openFresh();
    const { way } = gateway(err({ kind, message: "The SMS gateway answered." }));
    for (let at = 0; at < 7; at++) expect(kindOf(await ask(db, { way }))).toBe(told);
    expect(kindOf(await ask(db))).toBe("ok");
  });

  test("what is no mobile number is refused before anything is written or sent", async () => {
    const db = await openFresh();
    const { sent, way } = gateway();
    expect(kindOf(await ask(db, { way, typedPhone: "02 5550 1234" }))).toBe("invalid");
    expect(sent).toEqual([]);
    expect(await db.selectFrom("sign_in_codes").select("id").execute()).toEqual([]);
  });

  test("a session lasts thirty days and ends when it is ended", async () => {
    const db = await openFresh();
    const token = await openSession(db, halden, "+61491570156", NOW);
    expect(await memberOfToken(db, halden, token, NOW + SESSION_LASTS_MS - 1)).not.toBeNull();
    expect(await memberOfToken(db, halden, token, NOW + SESSION_LASTS_MS)).toBeNull();
    await endSession(db, kingtide, token);
    expect(await memberOfToken(db, halden, token, NOW), "ended on another site").not.toBeNull();
    await endSession(db, halden, token);
    expect(await memberOfToken(db, halden, token, NOW)).toBeNull();
  });

  test("what is over is not kept: codes for a day, sessions until they end", async () => {
    const db = await openFresh();
    await ticketOf(db);
    await openSession(db, halden, "+61491570156", NOW);
    const later = NOW + SESSION_LASTS_MS;
    await ticketOf(db, { now: later });
    await openSession(db, halden, "+61491570157", later);
    expect(await db.selectFrom("sign_in_codes").select("created_at").execute()).toEqual([{ created_at: later }]);
    expect(await db.selectFrom("member_sessions").select("created_at").execute()).toEqual([{ created_at: later }]);
  });
});
