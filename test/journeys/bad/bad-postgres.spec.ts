import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../src/db/open.ts";
import { sentMails } from "../../../src/features/leads/sending/mailbox.ts";
import { ask } from "../../setup/ask.ts";
import { runCommand } from "../../setup/command.ts";
import { ENQUIRY, type LeadAnswer, postLead } from "../../setup/lead.ts";
import { type PostgresServer, startPostgres } from "../../setup/postgres/server.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

/** PostgreSQL stops and returns while leads arrive. */

let postgres: PostgresServer;
let server: ServerProcess;
let databaseUrl: string;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  databaseUrl = await postgres.createDatabase();
  server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    FORECOURT_DEMO_STOCK: "40",
    POSTS_PER_MINUTE: "10000",
    LOG_LEVEL: "silent",
  });
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

const post = (submission_id: string): Promise<LeadAnswer> =>
  postLead(server.port, { ...ENQUIRY, submission_id, message: `Lead ${submission_id}` });

test("leads sent while PostgreSQL stops and restarts are refused in a sentence; none is lost, none stored twice", async () => {
  const answers = new Map<string, LeadAnswer>();
  const sendFor = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const ids = Array.from({ length: 4 }, () => randomUUID());
      await Promise.all(ids.map(async (id) => answers.set(id, await post(id))));
    }
  };
  await sendFor(3);
  expect(new Set([...answers.values()].map(({ status }) => status))).toEqual(new Set([200]));

  const going = sendFor(10);
  await expect.poll(() => answers.size, { interval: 5 }).toBeGreaterThanOrEqual(20);
  await postgres.halt();
  await going;
  const away = await post("00000000-0000-4000-8000-000000000001");
  expect(away).toEqual({ status: 503, error: expect.stringMatching(/could not save your enquiry.*try again/) });
  const search = await ask(server.port, "halden", "/search/used-cars");
  expect(search.status).toBe(200);
  const [car = ""] = /\/cars\/[^"/?#]+/.exec(search.text) ?? [];
  const page = await ask(server.port, "halden", car);
  expect([page.status, page.text]).toEqual([503, expect.stringContaining("Back in a moment")]);
  const command = await runCommand(["leads", "list"], { env: { DATABASE_URL: databaseUrl } });
  expect(command).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^forecourt: The database does not answer\./),
  });

  await postgres.resume();
  await expect.poll(async () => (await ask(server.port, "halden", "/readyz")).status, { timeout: 20_000 }).toBe(200);
  // A shopper whose form was refused sends it again, and so may one whose form was accepted.
  for (const [id, before] of answers) {
    const again = await post(id);
    expect(again.status).toBe(200);
    if (before.lead_id !== undefined) expect(again.lead_id).toBe(before.lead_id);
  }
  await expectStoredOnce([...answers.keys()]);
});

/** Expects that each submission is stored as one lead and mailed to its dealer. */
async function expectStoredOnce(submissions: readonly string[]): Promise<void> {
  const db = await openDatabase({ url: databaseUrl, dataDir: "" });
  try {
    const leads = await db.selectFrom("leads").select("payload").execute();
    const stored = leads.map(({ payload }) => /Lead ([0-9a-f-]{36})/.exec(payload)?.[1]);
    expect(stored.sort()).toEqual([...submissions].sort());
    const mailed = async () => {
      const mails = await sentMails(server.dataDir, 1000);
      // Confirmations to shoppers do not repeat the message, so only dealers' mails match.
      return new Set(mails.flatMap(({ text }) => /Lead ([0-9a-f-]{36})/.exec(text)?.[1] ?? [])).size;
    };
    await expect.poll(mailed, { timeout: 30_000, interval: 250 }).toBe(submissions.length);
  } finally {
    await db.destroy();
  }
}
