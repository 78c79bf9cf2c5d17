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
import MailboxPage, { loader } from "./mailbox.tsx";

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

function load(mode: "development" | "production", id?: string) {
  const context = new RouterContextProvider();
  const app = { db, env: { mode, dataDir, smtpUrl: null } } as unknown as App;
  context.set(requestScope, { app, site, uncacheable: () => {} } as unknown as RequestScope);
  return loader({ params: { id }, context } as unknown as Parameters<typeof loader>[0]);
}

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

test("in production there is no mailbox, and no id leads out of its folder", async () => {
  await expect(load("production")).rejects.toMatchObject({ init: { status: 404 } });
  for (const id of ["nothing", "../1-1-1", "1-1-000001"]) {
    await expect(load("development", id)).rejects.toMatchObject({ init: { status: 404 } });
  }
});
