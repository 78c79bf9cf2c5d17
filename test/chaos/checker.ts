import type { History } from "./history.ts";

/** Everything that is promised whatever happens, each with what breaks it in a history, in sentences. */
export const INVARIANTS: Readonly<Record<string, (history: History) => string[]>> = {
  "no acknowledged lead is lost": ({ acknowledgedLeads, storedLeads }) => {
    const byMark = new Map(storedLeads.map((lead) => [lead.mark, lead]));
    return acknowledgedLeads
      .filter(({ mark, id }) => byMark.get(mark)?.id !== id)
      .map(({ mark, id }) => `${mark} was acknowledged as lead ${id} and is ${byMark.get(mark)?.id ?? "not stored"}`);
  },

  "no lead is stored twice": ({ storedLeads }) =>
    repeated(storedLeads.flatMap(({ mark }) => mark ?? [])).map((mark) => `${mark} is stored twice`),

  "every stored lead reaches its dealer and its shopper": ({ storedLeads, deliveries, received }) => {
    const arrived = new Set(received.map(({ uid, to }) => `${uid} ${to}`));
    const stuck = deliveries.filter(({ state }) => state !== "delivered");
    const missing = deliveries.filter(
      ({ state, uid, target, email }) => state === "delivered" && !arrived.has(`${uid} ${email ?? target}`),
    );
    const ordered = new Set(deliveries.filter(({ audience }) => audience === "lead").map(({ uid }) => uid));
    return [
      ...stuck.map(
        ({ uid, state, target, error }) => `${uid} to ${target} is ${state}: ${error ?? "nobody knows why"}`,
      ),
      ...missing.map(
        ({ uid, target, email }) => `${uid} counts as delivered to ${email ?? target}, who has not got it`,
      ),
      ...storedLeads.filter(({ uid }) => !ordered.has(uid)).map(({ id }) => `lead ${id} has no delivery`),
    ];
  },

  "nothing is sent more often than it was tried, and a repeat has the same id": ({ received, deliveries }) => {
    const tries = new Map(
      deliveries.map(({ uid, target, email, attempts }) => [`${uid} ${email ?? target}`, attempts]),
    );
    const times = new Map<string, number>();
    const ids = new Map<string, Set<string>>();
    for (const { uid, to, mark } of received) {
      times.set(`${uid} ${to}`, (times.get(`${uid} ${to}`) ?? 0) + 1);
      if (mark !== null) ids.set(`${mark} ${to}`, (ids.get(`${mark} ${to}`) ?? new Set()).add(uid));
    }
    return [
      ...[...times]
        .filter(([what, count]) => count > (tries.get(what) ?? 0))
        .map(([what, count]) => `${what} arrived ${count} times after ${tries.get(what) ?? 0} tries`),
      ...[...ids].filter(([, uids]) => uids.size > 1).map(([what]) => `${what} arrived under several ids`),
    ];
  },

  "nothing is delivered to the wrong dealer or shopper": ({ received, deliveries, dealers }) => {
    const ordered = new Map(deliveries.map((one) => [one.uid, one]));
    return received.flatMap(({ uid, to }) => {
      const one = ordered.get(uid);
      if (!one) return [`${to} got ${uid}, which nobody ordered`];
      const allowed = one.audience === "shopper" ? [one.email] : (dealers[one.dealership] ?? []);
      return allowed.includes(to) ? [] : [`${to} got ${uid} of ${one.dealership}`];
    });
  },

  "no car is reserved twice, and a paid deposit either holds the car or goes back whole": ({ paidDeposits }) => {
    const holders = repeated(paidDeposits.filter(({ stored }) => stored?.holds).map(({ car }) => car));
    return [
      ...holders.map((car) => `${car} is held by two deposits`),
      ...paidDeposits.flatMap(({ session, car, cents, refunds, stored }) => {
        const back = refunds.reduce((sum, one) => sum + one, 0);
        if (!stored) return [`${session} was paid for ${car}, and nothing is known of it`];
        if (stored.state === "paid" && stored.holds && stored.hasLead && back === 0) return [];
        if (stored.state === "refunded" && !stored.holds && back === cents && refunds.length === 1) return [];
        return [
          `${session} for ${car} is ${stored.state}, ${stored.holds ? "holds" : "does not hold"} it, ${back} of ${cents} cents went back in ${refunds.length} refunds`,
        ];
      }),
    ];
  },

  "the stock is that of the last file that was accepted": ({ stockFile: { possible, stored } }) =>
    possible.some((file) => same(file, stored))
      ? []
      : [
          `the stock is of no file that it may be of; to the last acknowledged one it differs in ${differing(possible[0] ?? {}, stored)}`,
        ],

  "no acknowledged edit of the desk is lost": ({ edits }) =>
    edits
      .filter(({ possible, stored }) => !possible.includes(stored))
      .map(({ car, possible, stored }) => `${car} says "${stored}" in place of "${possible.join('" or "')}"`),

  "every alert tells of each car once": ({ alerts }) =>
    alerts.flatMap(({ email, cars, mails }) => {
      const told = [...new Map(mails.map((mail) => [mail.uid, mail])).values()].flatMap((mail) => mail.cars);
      return [
        ...cars.filter((car) => !told.includes(car)).map((car) => `${email} was not told of ${car}`),
        ...repeated(told).map((car) => `${email} was told of ${car} in two mails`),
      ];
    }),

  "every process has followed every log to its end": ({ answers }) =>
    answers
      .filter(({ byProcess }) => new Set(byProcess).size !== 1)
      .map(
        ({ address, byProcess }) =>
          `${address} differs: ${byProcess.map((answer) => answer.slice(0, 200)).join(" / ")}`,
      ),

  "no lease is kept by the dead": ({ leases, livingPids }) =>
    leases
      .filter(({ pid }) => pid === null || !livingPids.includes(pid))
      .map(({ name, pid }) => `${name} is held by ${pid === null ? "nobody known" : `process ${pid}, which is dead`}`),

  "no temporary folder of a killed process is left": ({ folders, livingPids }) =>
    folders.filter(({ pid }) => !livingPids.includes(pid)).map(({ name }) => `${name} is left`),
};

export interface Violation {
  readonly invariant: string;
  readonly sentence: string;
}

/** All that a history breaks; none for one in which everything was kept. */
export function violationsOf(history: History): readonly Violation[] {
  return Object.entries(INVARIANTS).flatMap(([invariant, broken]) =>
    broken(history).map((sentence) => ({ invariant, sentence })),
  );
}

function repeated(all: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(all.filter((one) => seen.size === seen.add(one).size))];
}

type Prices = Readonly<Record<string, number>>;

const same = (one: Prices, other: Prices): boolean => differing(one, other) === "";

const differing = (one: Prices, other: Prices): string =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((car) => one[car] !== other[car])
    .map((car) => `${car} (${one[car] ?? "not there"}, stored ${other[car] ?? "not there"})`)
    .join(", ");
