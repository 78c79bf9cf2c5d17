import type { Request, Response } from "express";
import { widerNetworkOf } from "../../lib/net/client-address.ts";
import { askerOf } from "../shell/asker.ts";
import { Gate } from "../shell/gate.ts";

/** How many pages are rendered at once, of all clients and of one, and how many wait. */
export interface RenderingLimits {
  readonly atOnce: number;
  readonly ofOne: number;
  readonly waiting: number;
}
const LIMITS: RenderingLimits = { atOnce: 512, ofOne: 6, waiting: 1_024 };

/** Thrown where the client waits for too many pages already, or has disconnected. */
export class TooManyPages extends Error {}

/**
 * The turns in which pages are rendered. Rendering blocks the process: without turns, a client that requests hundreds
 * of pages over as many connections would have all of them rendered before anybody else is answered. So only a few
 * pages of one client are rendered at once, and between two pages the process handles whatever else has arrived. /
 */
export class RenderingTurns {
  readonly #gate: Gate;
  readonly #waiting: (() => void)[] = [];

  constructor(limits = LIMITS) {
    this.#gate = new Gate(limits);
  }

  /** Renders in the client's turn; throws `TooManyPages` where it has too many waiting. */
  async run<T>(req: Request, res: Response, render: () => Promise<T>): Promise<T> {
    const asker = askerOf(req, res);
    // API calls may wait for other servers, so they do not hold up their client's pages.
    const of = `${widerNetworkOf(asker.who) ?? asker.who} ${req.path.startsWith("/api/")}`;
    const inTurn = () => this.#nextTurn().then(render);
    const made = await this.#gate.run(inTurn, { ...asker, of });
    if (made.ok) return made.value;
    throw new TooManyPages();
  }

  /** Resolves for one render in each round of the event loop. */
  #nextTurn(): Promise<void> {
    if (this.#waiting.length === 0) setImmediate(this.#beginOne);
    return new Promise((begin) => this.#waiting.push(begin));
  }

  readonly #beginOne = () => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#beginOne);
  };
}
