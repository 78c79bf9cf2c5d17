import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { dealership, SHOPPER, testSite } from "../../../../test/fixtures/site.ts";
import type { Database } from "../../../db/open.ts";
import { HOUR_MS } from "../../../lib/time/spans.ts";
import { requestScope } from "../../../request.ts";
import { action, loader } from "../../../routes/api/lead-files.ts";
import { REQUIRED } from "../../forms/contact.ts";
import { TOO_MANY_FILES, WAITING_MS } from "../../forms/file-rules.ts";
import { pageFormView } from "../form-view.ts";
import { takePageForm } from "../posted-form.ts";
import { leadAdf } from "../sending/adf.ts";
import type { StoredLead } from "../sending/deliveries.ts";
import { leadWebhookBody } from "../sending/messages.ts";
import { leadAddressee, leadText } from "../sending/wording.ts";
import { fileBytes, filesOf, fileWithLead, forgetWaitingFiles, storeFile } from "./stored-files.ts";

const NOW = Date.UTC(2026, 10, 20);
const ORIGIN = "https://halden.example";
const field = (more: object) => ({ required: false, hidden: false, defaultValue: null, options: [], ...more });
const enquiryFormFields = [
  field({ name: "email", type: "email", label: "Email", required: true }),
  field({ name: "damage", type: "file", label: "Photos of the damage", required: true }),
  field({ name: "quote", type: "file", label: "Another quote" }),
] as never;
const SITE = testSite("halden", [dealership(1, "north")], { config: { enquiryFormFields, siteUrl: ORIGIN } });
const OTHER = testSite("kingtide", [dealership(2, "south")]);

const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n");
const FORM = { submission_id: "3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f11", email: SHOPPER.email };
const LINK = /^https:\/\/halden\.example\/api\/lead-files\?id=([0-9a-f-]{36})$/;

/** A photo taken with the camera on its side, in a street that its metadata names. */
const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#123456" } })
    .withExif({ IFD0: { Artist: "Ann", Copyright: "14 Smith Street" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

eachDatabase("files of enquiries", (openFresh) => {
  let db: Database;
  let photoBytes: Buffer;
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-files-"));
  beforeAll(async () => {
    db = await openFresh();
    photoBytes = await photo();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const store = () => ({ db, dataDir });
  const keep = (name: string, bytes: Uint8Array, now = NOW) => storeFile(store(), SITE, { name, bytes }, now);
  const scope = (site = SITE) =>
    ({
      app: { db, env: { dataDir }, log: { error: () => {}, warn: () => {} } },
      site,
      now: NOW,
      requestId: "r1",
      ip: "203.0.113.9",
      userAgent: "Browser/1.0",
      uncacheable: () => {},
    }) as never;
  const post = (fields: Record<string, string>, files: readonly (readonly [string, File])[] = []) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    for (const [name, file] of files) body.append(name, file);
    const request = new Request(`${ORIGIN}/contact`, { method: "POST", body });
    return takePageForm(request, scope(), pageFormView("general", "/contact", SITE));
  };
  const file = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
  const leads = async () => (await db.selectFrom("leads").selectAll().orderBy("id").execute()).map((row) => row);
  const call = (given: typeof action | typeof loader, path: string, body?: FormData, site = SITE) => {
    const context = new RouterContextProvider();
    context.set(requestScope, scope(site));
    const url = new URL(path, ORIGIN);
    return given({ context, request: new Request(url, body && { method: "POST", body }), url, params: {} } as never);
  };

  test("LEAD-002 a photo is kept as a picture alone, upright and without what the camera wrote; a PDF as it came", async () => {
    const kept = await keep("../IMG 1.heic.png", photoBytes);
    if (!kept.ok) return expect.unreachable(kept.error);
    expect(kept.value).toMatchObject({ name: "IMG 1heic.jpg", type: "image/jpeg", lead_id: null, site_id: SITE.id });
    const bytes = (await fileBytes(store(), kept.value)) ?? expect.unreachable();
    expect(photoBytes.includes("Smith Street")).toBe(true);
    expect(bytes.includes("Smith Street")).toBe(false);
    expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 });
    const paper = await keep("quote.html", PDF);
    expect(paper).toMatchObject({ ok: true, value: { name: "quote.pdf", type: "application/pdf", bytes: PDF.length } });
  });

  test("LEAD-002 what is no photo or PDF, is damaged, empty or too large is refused, and nothing is left of it", async () => {
    const before = readdirSync(join(dataDir, "lead-files")).length;
    for (const [bytes, problem] of [
      [Buffer.from("<script>alert(1)</script>"), "kind"],
      [photoBytes.subarray(0, 200), "broken"],
      [PDF.subarray(0, 12), "broken"],
      [Buffer.alloc(0), "empty"],
      [Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), "large"],
    ] as const) {
      expect(await keep("a.jpg", bytes)).toEqual({ ok: false, error: problem });
    }
    expect(readdirSync(join(dataDir, "lead-files")).length).toBe(before);
  });

  test("LEAD-002 LEAD-053 a form posted with its files is a lead that names them in mail, ADF and webhook, and they stay with it", async () => {
    const answer = await post(FORM, [
      ["damage", file("Left door.jpg", photoBytes)],
      ["damage", file("paper.pdf", PDF)],
      ["quote", new File([], "")],
    ]);
    expect(answer).toMatchObject({ to: expect.stringContaining("/success") });
    const [row = expect.unreachable()] = await leads();
    const record = JSON.parse(row.payload) as StoredLead["record"];
    expect(record.extras).toEqual({ damage: "Left door.jpg, paper.pdf" });
    expect(record.files).toMatchObject([
      { field: "damage", label: "Photos of the damage", name: "Left door.jpg", type: "image/jpeg" },
      { field: "damage", name: "paper.pdf", type: "application/pdf", bytes: PDF.length },
    ]);
    const [first = expect.unreachable(), second = expect.unreachable()] = record.files ?? [];
    const lead = { id: row.id, uid: row.lead_uid, siteSlug: "halden", dealershipSlug: "north", createdAt: NOW, record };
    const to = leadAddressee(SITE, "north") ?? expect.unreachable();
    const told = { ...lead, optIn: null };
    expect(leadText(told, to)).toContain(`Photos of the damage: ${first.url} (photo, 1 kB)\n`);
    expect(leadText(told, to)).toContain("> Damage: Left door.jpg, paper.pdf");
    expect(leadAdf(told, to, "a@b.example")).toContain(second.url?.replaceAll("&", "&amp;"));
    expect(JSON.parse(leadWebhookBody(told, { timezone: "Australia/Sydney" })).files).toEqual(record.files);

    const id = LINK.exec(first.url ?? "")?.[1] ?? "";
    const opened = await call(loader, `/api/lead-files?id=${id}`);
    expect([opened.status, opened.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    const paper = await call(loader, second.url ?? "");
    expect(paper.headers.get("Content-Disposition")).toBe('attachment; filename="document.pdf"');
    expect(Buffer.from(await paper.arrayBuffer())).toEqual(PDF);
    expect((await call(loader, second.url ?? "", undefined, OTHER)).status).toBe(404);
    await forgetWaitingFiles(store(), NOW + 400 * WAITING_MS);
    expect((await call(loader, second.url ?? "")).status).toBe(200);
  });

  test("LEAD-002 a file that came with one lead is never moved to another that names it", async () => {
    const kept = await keep("a.pdf", PDF);
    const uid = kept.ok ? kept.value.uid : expect.unreachable();
    const before = await leads();
    const { id: first, ...lead } = before[0] ?? expect.unreachable();
    const copied = db.insertInto("leads").values({ ...lead, lead_uid: "a lead of somebody else" });
    const { id: second } = await copied.returning("id").executeTakeFirstOrThrow();
    await fileWithLead(db, [uid], first);
    await fileWithLead(db, [uid], second);
    expect((await filesOf(db, SITE, [uid])).map(({ lead_id }) => lead_id)).toEqual([first]);
    await db.deleteFrom("leads").where("id", "=", second).execute();
  });

  test("LEAD-002 a refused file is told at its field; what was typed and the other files need not be given again", async () => {
    const before = (await leads()).length;
    const files = [
      ["damage", file("front.jpg", photoBytes)],
      ["quote", file("virus.pdf", Buffer.from("MZ"))],
    ] as const;
    const refused = await post(FORM, files);
    if (!("reply" in refused)) return expect.unreachable("it was taken");
    expect(refused.status).toBe(422);
    expect(refused.reply.error).toEqual({
      quote: ["virus.pdf is not a JPEG, PNG or WebP photo or a PDF. Please choose another file."],
    });
    const { damage, email } = refused.reply.initialValue as Record<string, string>;
    expect(email).toBe(SHOPPER.email);
    expect(await leads()).toHaveLength(before);
    // Sent again with the id that the page contains, and no new file.
    expect(await post({ ...FORM, damage: damage ?? "" }, [["damage", new File([], "")]])).toHaveProperty("to");
    expect(await leads()).toHaveLength(before + 1);

    const many = await post(
      FORM,
      Array.from({ length: 4 }, (_, at) => ["damage", file(`${at}.pdf`, PDF)] as const),
    );
    expect("reply" in many && many.reply.error).toEqual({ damage: [TOO_MANY_FILES] });
    const none = await post(FORM);
    expect("reply" in none && none.reply.error).toEqual({ damage: [REQUIRED] });
    const other = await post({ ...FORM, damage: crypto.randomUUID() });
    // An unknown id is not sent back to the page: it would be refused for ever.
    expect("reply" in other && other.reply).toMatchObject({ error: { damage: ["Please choose the file again."] } });
    expect("reply" in other && other.reply.initialValue).not.toHaveProperty("damage");
  });

  test("LEAD-002 the call takes a file where the site asks for one, and says what is wrong with it", async () => {
    const form = (name: string, bytes: Uint8Array) => {
      const body = new FormData();
      body.set("file", file(name, bytes));
      return body;
    };
    const taken = await call(action, "/api/lead-files", form("a.pdf", PDF));
    const { id } = (await taken.json()) as { id: string };
    expect(await filesOf(db, SITE, [id])).toMatchObject([{ name: "a.pdf" }]);
    expect(await filesOf(db, OTHER, [id])).toEqual([]);
    const refused = await call(action, "/api/lead-files", form("a.pdf", Buffer.from("MZ")));
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { error: expect.stringContaining("a.pdf is not a JPEG") },
    ]);
    // Until a lead names it nobody is served it: anyone could spread files from the dealer's own address.
    expect((await call(loader, `/api/lead-files?id=${id}`)).status).toBe(404);
    expect((await call(action, "/api/lead-files", form("a.pdf", PDF), OTHER)).status).toBe(404);
    expect((await call(action, "/api/lead-files", new FormData())).status).toBe(422);
  });

  test("LEAD-002 where the room is used up, files that wait for an hour give way, and else the lead goes with the file's name", async () => {
    const flood = { site_id: SITE.id, name: "flood.pdf", type: "application/pdf", bytes: 10 * 1024 ** 2 - 1 } as const;
    const fill = (created_at: number) =>
      db
        .insertInto("lead_files")
        .values(Array.from({ length: 103 }, () => ({ ...flood, uid: crypto.randomUUID(), created_at })))
        .execute();
    await fill(NOW - HOUR_MS);
    const kept = await keep("quote.pdf", PDF);
    expect(kept).toMatchObject({ ok: true, value: { is_stored: 1 } });

    await fill(NOW - HOUR_MS + 1);
    expect(await post(FORM, [["damage", file("Left door.jpg", photoBytes)]])).toHaveProperty("to");
    const row = (await leads()).at(-1) ?? expect.unreachable();
    const record = JSON.parse(row.payload) as StoredLead["record"];
    expect(record.files).toMatchObject([{ name: "Left door.jpg", url: null }]);
    const lead = { id: row.id, uid: row.lead_uid, siteSlug: "halden", dealershipSlug: "north", createdAt: NOW, record };
    const to = leadAddressee(SITE, "north") ?? expect.unreachable();
    expect(leadText({ ...lead, optIn: null }, to)).toContain(
      "Photos of the damage: Left door.jpg could not be stored, because the room for files is used up. Please ask for it.\n",
    );
    await forgetWaitingFiles(store(), NOW + HOUR_MS, HOUR_MS);
  });

  test("LEAD-002 where the disk takes no file, its row says so, and the lead goes with its name", async () => {
    const full = mkdtempSync(join(dataDir, "full-"));
    writeFileSync(join(full, "lead-files"), "a file where the folder should be");
    const site = { id: "full" as typeof SITE.id };
    const kept = await storeFile({ db, dataDir: full }, site, { name: "Left door.jpg", bytes: photoBytes }, NOW);
    expect(kept).toMatchObject({ ok: true, value: { name: "Left door.jpg", is_stored: 0 } });
    const rows = db.selectFrom("lead_files").select(["name", "is_stored"]).where("site_id", "=", site.id);
    expect(await rows.execute()).toEqual([{ name: "Left door.jpg", is_stored: 0 }]);
  });

  test("LEAD-002 a file whose form is never sent is gone after a day", async () => {
    const waiting = await keep("late.pdf", PDF, NOW + 7);
    const uid = waiting.ok ? waiting.value.uid : "";
    await forgetWaitingFiles(store(), NOW + 6 + WAITING_MS);
    expect(existsSync(join(dataDir, "lead-files", uid))).toBe(true);
    expect(await forgetWaitingFiles(store(), NOW + 7 + WAITING_MS)).toBeGreaterThan(0);
    expect(existsSync(join(dataDir, "lead-files", uid))).toBe(false);
    expect(await filesOf(db, SITE, [uid])).toEqual([]);
  });
});
