import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { DOORS, type DoorName } from "../../../src/desk/doors.ts";
import {
  ACTIONS,
  type ActionName,
  may,
  STAFF_ROLES,
  type StaffRole,
  siteReach,
} from "../../../src/features/staff/ability.ts";
import { staffByEmail } from "../../../src/features/staff/data.ts";
import { inviteStaff } from "../../../src/features/staff/mutations.ts";
import { openDeskSession } from "../../../src/features/staff/sessions/mutations.ts";
import { ask } from "../../setup/ask.ts";
import { at, expectAccessible, openBrowser } from "../browser.ts";
import { mailWith } from "../mailbox.ts";

const DESK = "desk";
const { visit } = openBrowser({ pictures: false });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** Somebody with one role over one demo site; their address is theirs alone in this run. */
async function person(role: StaffRole): Promise<{ readonly id: number; readonly email: string }> {
  const email = `${role}.${randomBytes(4).toString("hex")}@people.example`;
  const grants = [{ role, reach: siteReach("halden") }];
  const by = { id: null, name: "a journey" };
  const made = await inviteStaff(db, { email, name: `Robin ${role}`, grants, by, now: Date.now() });
  if (!made.ok) throw new Error(made.error);
  return { id: made.value, email };
}

/** The cookie of an open session. */
async function sessionOf(staffId: number, confirmed: boolean): Promise<string> {
  const token = await openDeskSession(db, { staffId, userAgent: "", confirmed, now: Date.now() });
  return `desk-session=${token}; desk-browser=${randomBytes(32).toString("base64url")}`;
}

const NAMES = Object.keys(DOORS) as DoorName[];
const PLACE = { site: "halden", dealership: "halden-castle-hill" };

interface Sent {
  readonly cookie: string;
  readonly intent?: string;
}

let asking = 0;

async function statusAt(path: string, { cookie, intent }: Sent): Promise<number> {
  // All roles try every form within a minute, more than one address may.
  const from = `127.0.0.${2 + (++asking % 200)}`;
  const { status } = await ask(inject("serverPort"), DESK, `/desk/${path}`, {
    from,
    method: intent === undefined ? "GET" : "POST",
    headers: {
      cookie,
      ...(intent === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
    },
    ...(intent === undefined ? {} : { body: new URLSearchParams({ intent }).toString() }),
  });
  return status;
}

describe("every page and form of the desk", () => {
  test.each([...STAFF_ROLES, null])(
    "opens for %s exactly where the table of roles says so",
    async (role) => {
      const found: string[] = [];
      const expected: string[] = [];
      const who = role === null ? null : await person(role);
      for (const name of NAMES) {
        const { path, read, posts } = DOORS[name];
        const doors: readonly (readonly [string | undefined, ActionName | null])[] = [
          // A resource has nothing to look at.
          ...(path.endsWith("passkey") ? [] : [[undefined, read] as const]),
          ...Object.entries(posts),
        ];
        for (const [intent, action] of doors) {
          // A form may end the session that sends it.
          const cookie = who ? await sessionOf(who.id, true) : `desk-browser=${randomBytes(32).toString("base64url")}`;
          const status = await statusAt(path, { cookie, ...(intent === undefined ? {} : { intent }) });
          const isOpen =
            action === null || (role !== null && may([{ role, reach: siteReach("halden") }], action, PLACE));
          const line = `${path} ${intent ?? "(look)"}`;
          expected.push(`${line}: ${isOpen ? "taken" : role === null ? "to the sign-in" : "refused"}`);
          const isRefused = status === 403 && !path.endsWith("passkey") && !path.endsWith("link");
          found.push(
            `${line}: ${isRefused ? "refused" : role === null && action !== null && status === 302 ? "to the sign-in" : "taken"}`,
          );
          expect([429, 500], line).not.toContain(status);
        }
      }
      expect(found).toEqual(expected);
    },
    60_000,
  );

  test("an action that needs a fresh confirmation is refused to a session without one", async () => {
    const manager = await person("manager");
    const cookie = await sessionOf(manager.id, false);
    const asked = NAMES.flatMap((name) =>
      Object.entries(DOORS[name].posts as Record<string, ActionName | null>)
        .filter(([, action]) => action !== null && "confirmed" in ACTIONS[action])
        .map(([intent]) => ({ path: DOORS[name].path, intent })),
    );
    expect(asked).toContainEqual({ path: "account", intent: "take passkey off" });
    for (const { path, intent } of asked) expect(await statusAt(path, { cookie, intent }), intent).toBe(403);
  });

  test("a manager takes no role from somebody above them, in whatever letters the address is written", async () => {
    const [manager, owner] = [await person("manager"), await person("owner")];
    const cookie = await sessionOf(manager.id, true);
    for (const email of [owner.email, owner.email.toUpperCase(), owner.email.replace("o", "\uff4f")]) {
      const { status } = await ask(inject("serverPort"), DESK, "/desk/staff", {
        method: "POST",
        headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          intent: "invite",
          email,
          name: "Gone",
          role: "reader",
          reach: siteReach("halden"),
        }).toString(),
      });
      expect(status, email).toBe(422);
    }
    expect(await staffByEmail(db, owner.email)).toMatchObject({
      grants: [{ role: "owner", reach: siteReach("halden") }],
    });
  });

  test("a form that no page has is refused, and so is one from another website", async () => {
    const cookie = await sessionOf((await person("manager")).id, true);
    expect(await statusAt("staff", { cookie, intent: "toString" })).toBe(400);
    const foreign = await ask(inject("serverPort"), DESK, "/desk/account", {
      method: "POST",
      headers: { cookie, origin: "http://elsewhere.example", "content-type": "application/x-www-form-urlencoded" },
      body: "intent=sign+out",
    });
    expect(foreign.status).toBe(403);
    expect(await statusAt("account", { cookie })).toBe(200);
  });

  test("a dealer's site has no desk, and the desk's host no dealer's site", async () => {
    const port = inject("serverPort");
    expect((await ask(port, "halden", "/desk/sign-in")).status).toBe(404);
    expect((await ask(port, DESK, "/search")).status).toBe(404);
    const page = await ask(port, DESK, "/desk/sign-in");
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(page.text).not.toContain("nonce=");
    const site = await ask(port, "halden", "/");
    expect(site.text).not.toContain("/desk/");
  });
});

/** The link in the mail that this person got. */
async function linkFor(email: string): Promise<string> {
  const mail = await mailWith("halden", email);
  return /\/desk\/sign-in\/link\?token=[\w-]+(?:&(?:amp;)?back=[\w%.]+)?/.exec(mail)?.[0].replace("&amp;", "&") ?? "";
}

test("a manager signs in by a link, adds a passkey, signs in by it and invites a colleague after confirming", async () => {
  const { email } = await person("manager");
  const { page, leave } = await visit({ colorScheme: "dark" });
  const tool = await page.context().newCDPSession(page);
  await tool.send("WebAuthn.enable");
  await tool.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(at(DESK, "/desk/staff"));
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Your e-mail" }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByRole("heading", { name: "Look into your mailbox" }).waitFor();
  const link = await linkFor(email);

  // Another browser, which came across the link, gets nowhere with it.
  const other = await visit();
  await other.page.goto(at(DESK, link));
  await other.page.getByRole("heading", { name: "This link belongs to another browser" }).waitFor();
  await other.leave();

  await page.goto(at(DESK, link));
  await page.getByRole("button", { name: "Open the desk" }).click();
  await page.getByRole("heading", { name: "People" }).waitFor();
  await expectAccessible(page);
  await page.goto(at(DESK, "/desk/account"));
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("not used yet").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("heading", { name: "Leads" }).waitFor();
  await page.goto(at(DESK, "/desk/staff"));

  const colleague = `new.${randomBytes(4).toString("hex")}@people.example`;
  await page.getByRole("textbox", { name: "Name" }).fill("<b>Kit</b> =1+1");
  await page.getByRole("textbox", { name: "E-mail" }).fill(colleague);
  await page.getByRole("combobox", { name: "Where" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByRole("status").getByText("They can sign in now").waitFor();
  await page.getByText("<b>Kit</b> =1+1", { exact: true }).waitFor();
  await page.locator("summary", { hasText: "Take access away from <b>Kit</b>" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take all access away from <b>Kit</b>" }).click();
  await page.getByText("cannot sign in any more").waitFor();
  await leave();
});

test("signing in needs no JavaScript, and a link in a mailbox leads back to the page that was asked for", async () => {
  const { email } = await person("manager");
  const { page, leave, complaints } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(at(DESK, "/desk/account"));
  await page.getByRole("textbox", { name: "Your e-mail" }).fill("nobody");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByRole("alert").getByText("Write your e-mail address").waitFor();
  expect(await page.getByRole("textbox", { name: "Your e-mail" }).inputValue()).toBe("nobody");
  await page.getByRole("textbox", { name: "Your e-mail" }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByRole("heading", { name: "Look into your mailbox" }).waitFor();
  await page.goto(at(DESK, await linkFor(email)));
  await page.getByRole("button", { name: "Open the desk" }).click();
  await page.getByRole("heading", { name: "Robin manager" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/desk/account");
  // A link on another website opens the desk signed in, and the browser asks no more than twice.
  await page.goto(at("halden", "/"));
  const asked: string[] = [];
  page.on("request", (sent) => sent.isNavigationRequest() && asked.push(new URL(sent.url()).pathname));
  await page.evaluate(
    (href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "The desk" });
      document.body.append(link);
      link.click();
    },
    at(DESK, "/desk/account"),
  );
  await page.getByRole("heading", { name: "Robin manager" }).waitFor();
  expect(asked).toEqual(["/desk/account", "/desk/account"]);
  // The browser itself reports the status of the form that was refused.
  expect(complaints.filter((words) => !words.includes("status of 422"))).toEqual([]);
  (complaints as string[]).length = 0;
  await leave();
});
