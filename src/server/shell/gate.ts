import { widerNetworkOf } from "../../lib/net/client-address.ts";
import { err, ok, type Result } from "../../lib/result.ts";

/** For whom a piece of work is done. */
export interface Asker {
  /** Whoever waits with few pieces of work is not kept waiting by somebody with many: a client's address. */
  readonly who: string;
  /** What must not take all places where it is slow: the host that the work asks. */
  readonly of?: string;
  /** Whether nobody waits for the work any more: it is then never begun. */
  readonly isGone?: () => boolean;
}

interface GateLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** The most that run at once `of` one. */
  readonly ofOne?: number;
}

interface Waiting {
  readonly asker: Asker;
  readonly begin: (may: boolean) => void;
}

const NOBODY: Asker = { who: "" };

/**
 * Lets so many pieces of work run at once and so many more wait. Askers take turns, however much each of them waits
 * for. Where no more may wait, the newest work of whoever waits for most is refused, with `busy`.
 */
export class Gate {
  readonly #limits: GateLimits;
  readonly #running = new Map<string, number>();
  #places: number;
  /** What waits, by asker; the next turn is that of the first. */
  readonly #queues = new Map<string, Waiting[]>();

  constructor(limits: GateLimits) {
    this.#limits = limits;
    this.#places = limits.atOnce;
  }

  async run<T>(work: () => Promise<T>, asker: Asker = NOBODY): Promise<Result<T, "busy">> {
    const { of = "" } = asker;
    if (this.#mayBegin(of)) this.#begin(of);
    else if (!(await this.#turn(asker))) return err("busy");
    try {
      return ok(await work());
    } finally {
      this.#places += 1;
      this.#running.set(of, (this.#running.get(of) ?? 1) - 1);
      if (this.#running.get(of) === 0) this.#running.delete(of);
      this.#next();
    }
  }

  #mayBegin(of: string): boolean {
    return (
      this.#places > 0 && (of === "" || (this.#running.get(of) ?? 0) < (this.#limits.ofOne ?? Number.POSITIVE_INFINITY))
    );
  }

  #begin(of: string): void {
    this.#places -= 1;
    this.#running.set(of, (this.#running.get(of) ?? 0) + 1);
  }

  /** Waits for its turn; false where it is refused. */
  #turn(asker: Asker): Promise<boolean> {
    // Whoever owns a /48 of IPv6 has 65,536 addresses that are counted apart, and waits with all of them in one queue.
    const who = widerNetworkOf(asker.who) ?? asker.who;
    const own = this.#queues.get(who) ?? [];
    if (!this.#hasRoomBeside(own.length)) return Promise.resolve(false);
    return new Promise((begin) => {
      own.push({ asker, begin });
      this.#queues.set(who, own);
    });
  }

  /** Whether one more may wait for somebody who waits for so many: if need be, in the place of another's. */
  #hasRoomBeside(own: number): boolean {
    const queues = [...this.#queues.values()];
    if (queues.reduce((all, { length }) => all + length, 0) < this.#limits.waiting) return true;
    const longest = queues.reduce<Waiting[]>((most, queue) => (queue.length > most.length ? queue : most), []);
    if (longest.length <= own + 1) return false;
    longest.pop()?.begin(false);
    return true;
  }

  /** Begins what waits and may run, each asker's in turn. */
  #next(): void {
    for (const [who, queue] of this.#queues) {
      if (this.#places === 0) return;
      const at = queue.findIndex(({ asker }) => asker.isGone?.() || this.#mayBegin(asker.of ?? ""));
      const [next] = at < 0 ? [] : queue.splice(at, 1);
      if (!next) continue;
      // Whoever has more waiting stands behind the others now, and comes up again in this very round.
      this.#queues.delete(who);
      if (queue.length > 0) this.#queues.set(who, queue);
      const isWanted = next.asker.isGone?.() !== true;
      if (isWanted) this.#begin(next.asker.of ?? "");
      next.begin(isWanted);
    }
  }
}
