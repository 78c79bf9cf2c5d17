import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask } from "../setup/ask.ts";
import type { History } from "./history.ts";
import type { Installation } from "./installation.ts";
import { PROCESSES } from "./schedule.ts";
import { STRIPE_KEY } from "./vendors.ts";
import { type BegunAlert, textOf } from "./workload/alerts.ts";
import type { PaidSession } from "./workload/deposits.ts";
import type { Edits } from "./workload/edits.ts";
import { markIn } from "./workload/leads.ts";
import type { SentFiles } from "./workload/stock-files.ts";

/** What the run itself knows of what it did. */
export interface Done {
  readonly leads: History["acknowledgedLeads"][number][];
  readonly paid: PaidSession[];
  readonly edits: Edits;
  readonly alerts: BegunAlert[];
  readonly sent: SentFiles;
}

/** Reads the end of a run: the database, what the vendors got, and what each process answers. */
export async function readHistory(at: Installation, done: Done): Promise<History> {
  const servers = PROCESSES.map((number) => at.processes[number].server());
  const livingPids = servers.flatMap((server) => server?.child.pid ?? []);
  const cars = await at.db.selectFrom("cars").select(["stocknum", "price", "tag", "status"]).execute();
  const stored = cars.filter(({ status }) => status === "in_stock");
  return {
    acknowledgedLeads: done.leads,
    ...(await outbox(at)),
    received: await received(at),
    dealers: dealersOf(join(at.folders.data, "sites"), at.vendors.webhook.url),
    paidDeposits: await deposits(at, done.paid),
    stockFile: {
      possible: done.sent.possible,
      stored: Object.fromEntries(stored.map(({ stocknum, price }) => [stocknum ?? "", price ?? 0])),
    },
    edits: [...done.edits].map(([car, possible]) => ({
      car,
      possible,
      stored: cars.find(({ stocknum }) => stocknum === car)?.tag ?? "",
    })),
    alerts: await alerts(at, done),
    answers: await answers(at),
    leases: await leases(at),
    folders: readdirSync(join(at.folders.data, "tmp")).flatMap((name) => {
      const pid = /^forecourt-\w+-[0-9a-f]{8}-(\d+)-/.exec(name)?.[1];
      return pid ? [{ name, pid: Number(pid) }] : [];
    }),
    livingPids,
  };
}

async function outbox({ db }: Installation): Promise<Pick<History, "storedLeads" | "deliveries">> {
  const leads = await db.selectFrom("leads").select(["id", "lead_uid", "payload", "dealership_slug"]).execute();
  const notices = await db.selectFrom("notices").selectAll().execute();
  const rows = await db.selectFrom("lead_deliveries").selectAll().execute();
  const storedLeads = leads.map(({ id, lead_uid, payload, dealership_slug }) => {
    const record = JSON.parse(payload) as { payload: { email?: string } };
    return { id, uid: lead_uid, mark: markIn(payload), dealership: dealership_slug, email: record.payload.email ?? "" };
  });
  const byId = new Map(storedLeads.map((lead) => [lead.id, lead]));
  const noticeById = new Map(notices.map((notice) => [notice.id, notice]));
  const deliveries = rows.flatMap((row) => {
    const notice = row.notice_id === null ? null : noticeById.get(row.notice_id);
    const lead = row.lead_id === null ? null : byId.get(row.lead_id);
    const uid = notice?.uid ?? lead?.uid;
    if (uid === undefined) return [];
    const audience = (notice ? notice.audience : "lead") as History["deliveries"][number]["audience"];
    return [
      {
        uid,
        channel: row.channel,
        target: row.target,
        state: row.state,
        attempts: row.attempts,
        error: row.last_error,
        audience,
        dealership: row.dealership_slug,
        email: audience === "shopper" ? row.target || (notice?.recipient ?? "") : null,
      } as const,
    ];
  });
  return { storedLeads, deliveries };
}

async function received({ vendors }: Installation): Promise<History["received"]> {
  const mails = (await vendors.mails()).map((mail) => ({
    uid: mail.headers["x-lead-id"] ?? "",
    channel: "email" as const,
    to: mail.headers.to ?? "",
    // A confirmation to the shopper repeats nothing that was typed, so a mark is in mails to dealers alone.
    mark: markIn(textOf(mail)),
  }));
  const calls = vendors.webhook.received.map(({ id, body }) => ({
    uid: id,
    channel: "webhook" as const,
    to: vendors.webhook.url,
    mark: markIn(JSON.stringify(body)),
  }));
  return [...mails, ...calls];
}

function dealersOf(sites: string, webhook: string): Record<string, string[]> {
  const dealers: Record<string, string[]> = {};
  for (const site of readdirSync(sites)) {
    const folder = join(sites, site, "dealerships");
    if (site.endsWith(".json")) continue;
    for (const file of readdirSync(folder)) {
      const { leads } = JSON.parse(readFileSync(join(folder, file), "utf8")) as {
        leads: { email?: string[]; webhook?: object };
      };
      dealers[file.replace(".json", "")] = [...(leads.email ?? []), ...(leads.webhook ? [webhook] : [])];
    }
  }
  return dealers;
}

async function deposits({ db, vendors }: Installation, paid: readonly PaidSession[]): Promise<History["paidDeposits"]> {
  const payments = await db
    .selectFrom("payments")
    .leftJoin("reservations", (join) =>
      join.onRef("reservations.payment_id", "=", "payments.id").on("reservations.ended_at", "is", null),
    )
    .select(["processor_payment", "state", "lead_id", "reservations.id as reservation"])
    .execute();
  return paid.map(({ session, car }) => {
    const at = vendors.stripe.account(STRIPE_KEY).find(session);
    const row = payments.find(({ processor_payment }) => processor_payment === session);
    return {
      session,
      car,
      cents: at?.amount ?? 0,
      refunds: at?.intent?.refunds.map(({ amount }) => amount) ?? [],
      stored: row ? { state: row.state, hasLead: row.lead_id !== null, holds: row.reservation !== null } : null,
    };
  });
}

async function alerts({ vendors }: Installation, { alerts: begun, sent }: Done): Promise<History["alerts"]> {
  const mails = await vendors.mails();
  return begun.map(({ email, since }) => ({
    email,
    cars: sent.arrived.filter(({ at }) => at > since).map(({ model }) => model),
    mails: mails
      .filter(({ headers }) => headers.to === email)
      .map((mail) => ({
        uid: mail.headers["x-lead-id"] ?? "",
        cars: [...new Set(textOf(mail).match(/\bChaos\d+\b/g) ?? [])],
      })),
  }));
}

/** What changes with what a log says; a page's nonces and numbers of its own are no part of it. */
async function answers({ processes }: Installation): Promise<History["answers"]> {
  const seen: { address: string; byProcess: string[] }[] = [];
  for (const page of [1, 2, 3, 4, 5, 6]) {
    const address = `/search/new-used-and-demo-cars?page=${page}`;
    seen.push({ address, byProcess: await eachAnswer(processes, "kingtide", address, LISTED) });
  }
  for (const site of ["kingtide", "halden"])
    seen.push({ address: `the title of ${site}`, byProcess: await eachAnswer(processes, site, "/", /<title>[^<]*/g) });
  return seen;
}

const LISTED = /href="\/cars\/[^"/?]+"|\$\d[\d,]+|Edit \d+/g;

async function eachAnswer(processes: Installation["processes"], site: string, path: string, parts: RegExp) {
  const all: string[] = [];
  for (const number of PROCESSES) {
    const server = processes[number].server();
    const answer = server ? await ask(server.port, site, path).catch(() => null) : null;
    all.push(answer ? `${answer.status} ${(answer.text.match(parts) ?? []).join(" ")}` : "no answer");
  }
  return all;
}

async function leases({ db, now }: Installation): Promise<History["leases"]> {
  const pidOf = (holder: string | null) => {
    const pid = /:(\d+):[0-9a-f]{6}$/.exec(holder ?? "")?.[1];
    return pid ? Number(pid) : null;
  };
  const elected = await db.selectFrom("leases").selectAll().where("expires_at", ">", now()).execute();
  const sources = await db.selectFrom("feed_sources").selectAll().where("lease_until", ">", now()).execute();
  const claims = await db.selectFrom("lead_deliveries").select("id").where("state", "=", "claimed").execute();
  return [
    ...elected.map(({ name, holder }) => ({ name, pid: pidOf(holder) })),
    ...sources.map(({ name, holder }) => ({ name: `the stock file ${name}`, pid: pidOf(holder) })),
    ...claims.map(({ id }) => ({ name: `delivery ${id}`, pid: null })),
  ];
}
