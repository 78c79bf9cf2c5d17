import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { INVARIANTS, violationsOf } from "./checker.ts";
import type { History } from "./history.ts";
import { openLink } from "./link.ts";
import { scheduleOf } from "./schedule.ts";

/** A run in which everything that is promised was kept. */
const GOOD: History = {
  acknowledgedLeads: [{ mark: "lead-1", id: 7, dealership: "north" }],
  storedLeads: [{ id: 7, uid: "u7", mark: "lead-1", dealership: "north", email: "kim@shopper.example" }],
  deliveries: [
    {
      uid: "u7",
      channel: "email",
      target: "leads@north.example",
      state: "delivered",
      attempts: 2,
      error: null,
      audience: "lead",
      dealership: "north",
      email: null,
    },
    {
      uid: "n1",
      channel: "email",
      target: "",
      state: "delivered",
      attempts: 1,
      error: null,
      audience: "shopper",
      dealership: "north",
      email: "kim@shopper.example",
    },
  ],
  received: [
    { uid: "u7", channel: "email", to: "leads@north.example", mark: "lead-1" },
    { uid: "u7", channel: "email", to: "leads@north.example", mark: "lead-1" },
    { uid: "n1", channel: "email", to: "kim@shopper.example", mark: null },
  ],
  dealers: { north: ["leads@north.example"], south: ["leads@south.example"] },
  paidDeposits: [
    { session: "s1", car: "A", cents: 200, refunds: [], stored: { state: "paid", hasLead: true, holds: true } },
    { session: "s2", car: "A", cents: 200, refunds: [200], stored: { state: "refunded", hasLead: true, holds: false } },
  ],
  stockFile: { possible: [{ A: 100 }, { A: 200 }], stored: { A: 200 } },
  edits: [{ car: "A", possible: ["third", "fourth"], stored: "third" }],
  alerts: [
    {
      email: "kim@shopper.example",
      cars: ["Z1"],
      mails: [
        { uid: "m1", cars: ["Z1"] },
        { uid: "m1", cars: ["Z1"] },
      ],
    },
  ],
  answers: [{ address: "/", byProcess: ["same", "same", "same"] }],
  leases: [{ name: "alerts", pid: 11 }],
  folders: [{ name: "forecourt-documents-1", pid: 11 }],
  livingPids: [11, 12],
};

const [lead] = GOOD.storedLeads;
const [delivery, notice] = GOOD.deliveries;
const [mail] = GOOD.received;
const [held] = GOOD.paidDeposits;
if (!lead || !delivery || !notice || !mail || !held) throw new Error("The good history lacks something.");

/** For each invariant histories that break it, by what happened. */
const BROKEN: Record<keyof typeof INVARIANTS, readonly Partial<History>[]> = {
  "no acknowledged lead is lost": [
    { acknowledgedLeads: [...GOOD.acknowledgedLeads, { mark: "lead-2", id: 8, dealership: "north" }] },
    { acknowledgedLeads: [{ mark: "lead-1", id: 6, dealership: "north" }] },
  ],
  "no lead is stored twice": [{ storedLeads: [lead, { ...lead, id: 8 }] }],
  "every stored lead reaches its dealer and its shopper": [
    { deliveries: [delivery, { ...notice, state: "waiting" }] },
    { deliveries: [delivery, { ...notice, state: "parked" }] },
    { received: GOOD.received.slice(0, 2) },
    { storedLeads: [lead, { ...lead, id: 8, uid: "u8", mark: null }] },
  ],
  "nothing is sent more often than it was tried, and a repeat has the same id": [
    { received: [...GOOD.received, mail] },
    {
      received: [...GOOD.received, { ...mail, uid: "u9" }],
      deliveries: [...GOOD.deliveries, { ...delivery, uid: "u9" }],
    },
  ],
  "nothing is delivered to the wrong dealer or shopper": [
    { received: [...GOOD.received, { ...mail, to: "leads@south.example" }] },
    { received: [...GOOD.received, { ...mail, uid: "n1", to: "lee@shopper.example" }] },
    { received: [...GOOD.received, { ...mail, uid: "unknown" }] },
  ],
  "no car is reserved twice, and a paid deposit either holds the car or goes back whole": [
    { paidDeposits: [held, { ...held, session: "s2" }] },
    { paidDeposits: [{ ...held, stored: null }] },
    { paidDeposits: [{ ...held, refunds: [200] }] },
    { paidDeposits: [{ ...held, refunds: [200, 200], stored: { state: "refunded", hasLead: true, holds: false } }] },
    { paidDeposits: [{ ...held, refunds: [100], stored: { state: "refunded", hasLead: true, holds: false } }] },
    { paidDeposits: [{ ...held, stored: { state: "begun", hasLead: false, holds: false } }] },
    { paidDeposits: [{ ...held, stored: { state: "paid", hasLead: false, holds: true } }] },
  ],
  "the stock is that of the last file that was accepted": [
    { stockFile: { ...GOOD.stockFile, stored: { A: 50 } } },
    { stockFile: { ...GOOD.stockFile, stored: { A: 200, B: 1 } } },
    { stockFile: { ...GOOD.stockFile, stored: {} } },
  ],
  "no acknowledged edit of the desk is lost": [{ edits: [{ car: "A", possible: ["third"], stored: "second" }] }],
  "every alert tells of each car once": [
    { alerts: [{ email: "kim@shopper.example", cars: ["Z1"], mails: [] }] },
    {
      alerts: [
        {
          email: "kim@shopper.example",
          cars: ["Z1"],
          mails: [
            { uid: "m1", cars: ["Z1"] },
            { uid: "m2", cars: ["Z1"] },
          ],
        },
      ],
    },
  ],
  "every process has followed every log to its end": [
    { answers: [{ address: "/", byProcess: ["new", "new", "old"] }] },
  ],
  "no lease is kept by the dead": [
    { leases: [{ name: "alerts", pid: 13 }] },
    { leases: [{ name: "claim", pid: null }] },
  ],
  "no temporary folder of a killed process is left": [{ folders: [{ name: "forecourt-documents-1", pid: 13 }] }],
};

test("a history in which everything was kept has no violation", () => {
  expect(violationsOf(GOOD)).toEqual([]);
});

test.each(Object.keys(INVARIANTS))("the checker notices each way to break this: %s", (invariant) => {
  const histories = BROKEN[invariant] ?? [];
  expect(histories.length).toBeGreaterThan(0);
  for (const broken of histories) {
    const found = violationsOf({ ...GOOD, ...broken }).filter((one) => one.invariant === invariant);
    expect([broken, found.length > 0]).toEqual([broken, true]);
  }
});

test("a seed makes one schedule, another one another, and even the shortest run kills, parts and fails", () => {
  expect(scheduleOf(7, 60_000)).toEqual(scheduleOf(7, 60_000));
  expect(scheduleOf(7, 60_000)).not.toEqual(scheduleOf(8, 60_000));
  for (let seed = 1; seed <= 20; seed += 1) {
    const kinds = scheduleOf(seed, 10_000).map(({ fault }) => fault.kind);
    expect(kinds.slice(0, 3)).toEqual(["kill", "link", "vendor"]);
    const all = scheduleOf(seed, 300_000);
    expect(new Set(all.map(({ fault }) => fault.kind)).size).toBe(5);
    expect(Math.max(...all.map(({ forMs }) => forMs))).toBeLessThanOrEqual(15_000);
    expect(all.at(-1)?.atMs).toBeLessThan(300_000);
  }
});

test("a connection can be cut, fall silent and go on, and be forgotten while new ones work", async () => {
  const echo = createServer((socket) => void socket.on("error", () => {}).pipe(socket)).listen(0, "127.0.0.1");
  await new Promise((listening) => echo.once("listening", listening));
  const link = await openLink((echo.address() as { port: number }).port);
  onTestFinished(async () => {
    await link.close();
    echo.close();
  });
  const { connect } = await import("node:net");
  const open = () => {
    const socket = connect(link.port, "127.0.0.1").on("error", () => {});
    let heard = "";
    socket.on("data", (part) => {
      heard += part;
    });
    return { say: (words: string) => void socket.write(words), heard: () => heard, isOver: () => socket.destroyed };
  };
  const first = open();
  first.say("a");
  await expect.poll(first.heard).toBe("a");
  link.disturb("silent");
  first.say("b");
  const during = open();
  during.say("c");
  link.mend();
  await expect.poll(first.heard).toBe("ab");
  await expect.poll(during.heard).toBe("c");
  link.disturb("forgotten");
  first.say("d");
  const later = open();
  later.say("e");
  await expect.poll(later.heard).toBe("e");
  link.mend();
  later.say("f");
  await expect.poll(later.heard).toBe("ef");
  expect([first.heard(), first.isOver()]).toEqual(["ab", false]);
  link.disturb("cut");
  const refused = open();
  await expect.poll(() => [first, later, refused].map((one) => one.isOver())).toEqual([true, true, true]);
});
