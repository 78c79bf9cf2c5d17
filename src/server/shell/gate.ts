import { widerNetworkOf } from "../../lib/net/client-address.ts";
import { err, ok, type Result } from "../../lib/result.ts";

/** The client that a piece of work is done for. */
export interface Asker {
  /** The client's address. Clients take turns, so that one with much waiting work does not hold up one with little. */
  readonly who: string;
  /** The host that the work asks. A slow host must not occupy all places. */
  readonly of?: string;
  /** Whether the client has disconnected. Its work is then never started. */
  readonly isGone?: () => boolean;
}

interface GateLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** The most pieces of work that run at once for one `of`. */
  readonly ofOne?: number;
}

interface Waiting {
  readonly asker: Asker;
  readonly begin: (may: boolean) => void;
}

const NOBODY: Asker = { who: "" };

/**
 * Limits how many pieces of work run at once, and how many more may wait. Clients take turns, however much work each
 * has waiting. When the queue is full, the newest work of the client with the most waiting is refused with `busy`. /
 */
export class Gate {
  readonly #limits: GateLimits;
  readonly #running = new Map<string, number>();
  #places: number;
  /** The waiting work of each client, in the order of their turns. */
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

  /** Waits for the client's turn; false where the work is refused. */
  #turn(asker: Asker): Promise<boolean> {
    // The owner of an IPv6 /48 has 65,536 networks that are counted separately elsewhere. Here they share one queue.
    const who = widerNetworkOf(asker.who) ?? asker.who;
    const own = this.#queues.get(who) ?? [];
    if (!this.#hasRoomBeside(own.length)) return Promise.resolve(false);
    return new Promise((begin) => {
      own.push({ asker, begin });
      this.#queues.set(who, own);
    });
  }

  /**
   * Whether a client with `own` waiting pieces may add one, if need be by refusing the newest piece of a client with
   * more.
   */
  #hasRoomBeside(own: number): boolean {
    const queues = [...this.#queues.values()];
    if (queues.reduce((all, { length }) => all + length, 0) < this.#limits.waiting) return true;
    const longest = queues.reduce<Waiting[]>((most, queue) => (queue.length > most.length ? queue : most), []);
    if (longest.length <= own + 1) return false;
    longest.pop()?.begin(false);
    return true;
  }

  /** Starts waiting work that may run, one piece of each client in turn. */
  #next(): void {
    for (const [who, queue] of this.#queues) {
      if (this.#places === 0) return;
      const at = queue.findIndex(({ asker }) => asker.isGone?.() || this.#mayBegin(asker.of ?? ""));
      const [next] = at < 0 ? [] : queue.splice(at, 1);
      if (!next) continue;
      // A client with more waiting work moves behind the others, and may have another turn in this same loop.
      this.#queues.delete(who);
      if (queue.length > 0) this.#queues.set(who, queue);
      const isWanted = next.asker.isGone?.() !== true;
      if (isWanted) this.#begin(next.asker.of ?? "");
      next.begin(isWanted);
    }
  }
}
