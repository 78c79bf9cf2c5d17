import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { type DatabaseAddress, migrate, openDatabase } from "../db/open.ts";
import type { LeadRecord } from "../features/leads/rules.ts";
import { type MailSimulator, mailSimulator } from "../services/mail/simulator.ts";
import { type WebhookSimulator, webhookSimulator } from "../services/webhook/simulator.ts";
import { LEASE } from "./sending/worker.ts";
import { type Acknowledged, emailOf, type LeadProcessOptions, openWorker, SECRET } from "./testing/lead-process.ts";

const ROUNDS = 5;
/**
 * Milliseconds between a round's first acknowledged lead and the kill; the times are seeded, so that a failure can be
 * repeated.
 */
const killTimes = Array.from({ length: ROUNDS }, (_, round) => 20 + ((round * 7919 + 4049) % 311));

eachDatabase("killed with SIGKILL while leads pour in", (_openFresh, freshAddress) => {
  let dir: string;
  let mailbox: MailSimulator;
  let receiver: WebhookSimulator;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "forecourt-kill-"));
    mailbox = await mailSimulator({ dir });
    receiver = await webhookSimulator({ secret: SECRET, clock: Date.now });
  });
  afterAll(async () => {
    for (const child of children) child.kill("SIGKILL");
    await mailbox.close();
    await receiver.close();
    rmSync(dir, { recursive: true, force: true });
  });

  /** The next process takes over at once what the last one had claimed when it was killed. */
  const optionsOf = (database: DatabaseAddress, round: number): LeadProcessOptions => ({
    database,
    smtpUrl: mailbox.url,
    webhookUrl: receiver.url,
    round,
    ahead: round * (LEASE + 60_000),
  });

  async function untilKilled(options: LeadProcessOptions, killAfter: number): Promise<Acknowledged[]> {
    const acknowledged: Acknowledged[] = [];
    const child = fork(join(import.meta.dirname, "testing/lead-process.ts"), {
      env: { ...process.env, LEAD_PROCESS: JSON.stringify(options) },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    children.push(child);
    child.on("message", (message: Acknowledged) => acknowledged.push(message));
    const exited = once(child, "exit");
    await Promise.race([once(child, "message"), exited]);
    await pause(killAfter);
    child.kill("SIGKILL");
    const [, signal] = await exited;
    expect(signal, "the process ended by itself").toBe("SIGKILL");
    return acknowledged;
  }

  test("every acknowledged lead is there, arrives at least once, and its repeats carry one id", async () => {
    const address = await freshAddress();
    const db = await openDatabase(address);
    await migrate(db);
    const acknowledged: Acknowledged[] = [];
    let leftBehind = 0;
    for (const [round, killAfter] of killTimes.entries()) {
      acknowledged.push(...(await untilKilled(optionsOf(address, round), killAfter)));
      const unfinished = db.selectFrom("lead_deliveries").select("id").where("state", "!=", "delivered");
      leftBehind += (await unfinished.execute()).length;
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(leftBehind, "no kill interrupted anything").toBeGreaterThan(0);

    const last = await openWorker(optionsOf(address, ROUNDS));
    await vi.waitFor(
      async () => {
        const open = db.selectFrom("lead_deliveries").select(["id", "state"]).where("state", "!=", "delivered");
        expect(await open.execute()).toEqual([]);
      },
      { timeout: 20_000, interval: 20 },
    );
    await last.worker.stop();
    last.mail.close();
    await last.db.destroy();

    const leads = await db.selectFrom("leads").select(["id", "lead_uid", "payload"]).execute();
    const byMarker = new Map(leads.map((lead) => [messageOf(lead.payload), lead]));
    await db.destroy();
    expect(byMarker.size, "no lead is stored twice").toBe(leads.length);
    const mailed = idsByMarker(
      (await mailbox.received()).map(({ headers, parts }) => [parts[0]?.text ?? "", headers["x-lead-id"] ?? ""]),
    );
    const called = idsByMarker(receiver.received.map(({ id, body }) => [JSON.stringify(body), id]));
    const written = new Set((await mailbox.received()).map(({ headers }) => headers.to));
    for (const { marker, lead_id } of acknowledged) {
      expect(byMarker.get(marker)?.id, marker).toBe(lead_id);
      expect(written.has(emailOf(marker)), `confirmation of ${marker}`).toBe(true);
    }
    for (const [marker, { lead_uid }] of byMarker) {
      expect(mailed.get(marker), `mails of ${marker}`).toEqual(new Set([lead_uid]));
      expect(called.get(marker), `calls of ${marker}`).toEqual(new Set([lead_uid]));
    }
  });
});

const messageOf = (payload: string) => (JSON.parse(payload) as LeadRecord).payload.message ?? "";

/** The ids under which each lead arrived. */
function idsByMarker(received: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const [text, id] of received) {
    const marker = /round \d+ lead \d+/.exec(text)?.[0] ?? "unmarked";
    ids.set(marker, (ids.get(marker) ?? new Set()).add(id));
  }
  return ids;
}
