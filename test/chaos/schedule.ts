import { type Random, randomFrom } from "./random.ts";

export const PROCESSES = [1, 2, 3] as const;
export type ProcessNumber = (typeof PROCESSES)[number];

/**
 * What becomes of a connection: `cut` ends it and refuses new ones; `silent` lets nothing through and ends nothing, and
 * goes on later; `forgotten` never again carries anything over the connections there were, while new ones work, as a
 * firewall does that lost its table; `slow` delays each packet.
 */
export type LinkFault = "cut" | "silent" | "forgotten" | "slow";

/** What goes wrong. */
export type Fault =
  | { readonly kind: "kill"; readonly process: ProcessNumber }
  | {
      readonly kind: "link";
      readonly process: ProcessNumber;
      readonly to: "database" | "mail";
      readonly fault: LinkFault;
    }
  | { readonly kind: "vendor"; readonly vendor: "mail" | "webhook" | "payments"; readonly mood: string }
  | { readonly kind: "database restarts" }
  | { readonly kind: "disk is full"; readonly disk: "data" | "database" };

export interface Step {
  /** Milliseconds after the beginning. */
  readonly atMs: number;
  /** Milliseconds until it is over. */
  readonly forMs: number;
  readonly fault: Fault;
}

const LINK_FAULTS: readonly LinkFault[] = ["cut", "silent", "forgotten", "slow"];
const MOODS = {
  mail: ["busy", "hang"],
  webhook: ["500", "hang"],
  payments: ["broken", "broken-after", "lost", "hang", "busy"],
} as const;
const VENDORS = ["mail", "webhook", "payments"] as const;

const FAULTS: Record<Fault["kind"], { readonly weight: number; make(random: Random): Fault }> = {
  kill: { weight: 4, make: ({ pick }) => ({ kind: "kill", process: pick(PROCESSES) }) },
  link: {
    weight: 5,
    make: ({ pick, next }) => ({
      kind: "link",
      process: pick(PROCESSES),
      to: next() < 0.75 ? "database" : "mail",
      fault: pick(LINK_FAULTS),
    }),
  },
  vendor: {
    weight: 3,
    make({ pick }) {
      const vendor = pick(VENDORS);
      return { kind: "vendor", vendor, mood: pick<string>(MOODS[vendor]) };
    },
  },
  "database restarts": { weight: 1, make: () => ({ kind: "database restarts" }) },
  "disk is full": {
    weight: 1,
    make: ({ pick }) => ({ kind: "disk is full", disk: pick(["data", "database"] as const) }),
  },
};

/** The first steps: even the shortest run has a kill, a partition and a vendor that fails. */
const FIRST: readonly Fault["kind"][] = ["kill", "link", "vendor"];
const BAG = Object.entries(FAULTS).flatMap(([kind, { weight }]) =>
  Array<Fault["kind"]>(weight).fill(kind as Fault["kind"]),
);

/** All that goes wrong in a run of so many milliseconds: the same for the same seed. */
export function scheduleOf(seed: number, runMs: number): readonly Step[] {
  const random = randomFrom(seed);
  const steps: Step[] = [];
  const pause = Math.min(6_000, runMs / 6);
  for (let atMs = pause / 2; atMs < runMs; atMs += Math.round(pause * (0.5 + random.next()))) {
    const kind = FIRST[steps.length] ?? random.pick(BAG);
    const forMs = random.whole(1_000, Math.round(Math.min(15_000, runMs / 2)));
    steps.push({ atMs: Math.round(atMs), forMs, fault: FAULTS[kind].make(random) });
  }
  return steps;
}

/** A step in words, for the log. */
export function wordsOf(fault: Fault): string {
  switch (fault.kind) {
    case "kill":
      return `process ${fault.process} is killed`;
    case "link":
      return `process ${fault.process}: its connection to the ${fault.to} is ${fault.fault}`;
    case "vendor":
      return `${fault.vendor} answers like this: ${fault.mood}`;
    case "database restarts":
      return "the database is stopped as by a crash";
    case "disk is full":
      return `the disk of the ${fault.disk === "data" ? "data folder" : "database"} is full`;
  }
}
