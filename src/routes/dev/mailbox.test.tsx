import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { type Database, migrate, openDatabase } from "../../db/open.ts";
import { submitLead } from "../../features/leads/mutations.ts";
import { type App, type RequestScope, requestScope } from "../../request.ts";
import { smtpMail } from "../../services/mail/live.ts";
import { mailSimulator } from "../../services/mail/simulator.ts";
import MailboxPage, { action, loader } from "./mailbox.tsx";

const site = testSite("test", [dealership(1, "north", { email: [] })]);
let dataDir: string;
let db: Database;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-mailbox-"));
  db = await openDatabase({ url: "sqlite::memory:", dataDir });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Ten in the evening, and eight in the morning after it, where the site is. */
const EVENING = Date.UTC(2026, 10, 23, 11);
const MORNING = Date.UTC(2026, 10, 23, 21);

function contextOf(mode: "development" | "production") {
  const context = new RouterContextProvider();
  const app = { db, env: { mode, dataDir, smtpUrl: null } } as unknown as App;
  context.set(requestScope, { app, site, now: EVENING, uncacheable: () => {} } as unknown as RequestScope);
  return context;
}

const load = (mode: "development" | "production", id?: string) =>
  loader({ params: { id }, context: contextOf(mode) } as unknown as Parameters<typeof loader>[0]);

const post = (mode: "development" | "production") =>
  action({ params: {}, context: contextOf(mode) } as unknown as Parameters<typeof action>[0]);

/** The page as its reader gets it. */
function page(loaded: Awaited<ReturnType<typeof load>>): string {
  const Stub = createRoutesStub([{ id: "mailbox", path: "/", Component: MailboxPage, loader: () => loaded }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { mailbox: loaded } }} />);
}

async function sendOne() {
  const mailbox = await mailSimulator({ dir: join(dataDir, "mailbox") });
  const mail = smtpMail({ url: mailbox.url, from: "website@forecourt.example" });
  const subject = "General Enquiry, from <b>Zoë</b>";
  await mail.send({ to: "a@b.example", replyTo: null, subject, text: "Words ☕", adf: "<adf>é</adf>", id: "lead-1" });
  mail.close();
  await mailbox.close();
}

test("the mailbox is empty at first, then lists its mails, each with its words and its ADF as text", async () => {
  expect(page(await load("development"))).toContain("No mail yet");
  await sendOne();
  const box = await load("development");
  expect(page(box)).toContain("General Enquiry, from &lt;b&gt;Zoë&lt;/b&gt;");
  const one = page(await load("development", box.mails[0]?.id));
  for (const shown of ["a@b.example", "lead-1", "Words ☕", "&lt;adf&gt;é&lt;/adf&gt;"]) expect(one).toContain(shown);
});

test("deliveries that were given up stand above the mails", async () => {
  const enquiry = { userData: { ...SHOPPER, message: "Hello" } };
  await submitLead(db, site, enquiry, { now: 1, ip: "", userAgent: "" });
  expect(page(await load("development"))).toContain("names no e-mail address and no webhook");
});

test("an alert that waits for the morning is told of, and mailed at once by a button", async () => {
  const email = { email: "jo@mail.example", recipient: "jo@mail.example", site_slug: "test", member_id: 0 };
  const person = { ...email, uid: "p", created_at: 1, confirmed_at: 1 };
  const { id } = await db.insertInto("alert_people").values(person).returning("id").executeTakeFirstOrThrow();
  const alert = { uid: "a", person_id: id, site_slug: "test", address: "/search", name: "All" };
  const since = { link_until: 1, created_at: 1, started_at: 1, changed_at: 1, next_at: MORNING };
  await db
    .insertInto("alerts")
    .values({ ...alert, ...since, kind: "search", often: "once", drops: 0, state: "active" })
    .execute();
  expect(page(await load("development"))).toContain("Alerts that wait for their hour: 1");
  await expect(post("production")).rejects.toMatchObject({ init: { status: 404 } });
  expect((await load("development")).later).toEqual({ count: 1, first: MORNING });
  await post("development");
  expect((await load("development")).later).toEqual({ count: 0, first: null });
  expect(await db.selectFrom("alerts").select("next_at").executeTakeFirst()).toEqual({ next_at: EVENING });
});

test("in production there is no mailbox, and no id leads out of its folder", async () => {
  await expect(load("production")).rejects.toMatchObject({ init: { status: 404 } });
  for (const id of ["nothing", "../1-1-1", "1-1-000001"]) {
    await expect(load("development", id)).rejects.toMatchObject({ init: { status: 404 } });
  }
});
