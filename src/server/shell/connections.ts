import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientAddressOf, widerNetworkOf } from "../../lib/net/client-address.ts";

/** Bytes of answers that wait for clients to take them, of all clients together. */
const MOST_UNTAKEN = 128 * 1024 * 1024;
/** Answers of which less waits are not counted: the system's own buffers hold more. */
const WORTH_COUNTING = 64 * 1024;
/** Requests of one connection that wait behind its first: browsers and proxies send none before they have an answer. */
const MOST_IN_LINE = 32;

/** An answer that is made, and that its client has not taken. */
interface Untaken {
  readonly bytes: number;
  readonly who: string;
  readonly end: () => void;
}

interface ConnectionsOptions {
  /** Whether a proxy says from whom a request comes. */
  readonly trustProxy: boolean;
  readonly mostUntaken?: number;
}

/**
 * Bounds what connections take of the server's memory. Node begins every request of a connection at once, however many
 * are sent behind one another, and keeps each answer until its client has taken it: whoever asks for pictures and reads
 * none would use up the memory of all dealers. So a connection's requests are answered one after the other, and where
 * too much waits to be taken, the oldest answer of whoever leaves most is given up.
 */
export class Connections {
  readonly #trustProxy: boolean;
  readonly #mostUntaken: number;
  readonly #lines = new WeakMap<Socket, (() => void)[]>();
  /** The oldest first. */
  readonly #untaken = new Set<Untaken>();
  #bytes = 0;

  constructor({ trustProxy, mostUntaken = MOST_UNTAKEN }: ConnectionsOptions) {
    this.#trustProxy = trustProxy;
    this.#mostUntaken = mostUntaken;
  }

  /** Has the request answered: now, or once those of its connection that came before are. */
  inTurn(req: IncomingMessage, res: ServerResponse, answer: () => void): void {
    const { socket } = req;
    // Each comes once; a listener that is taken away costs more than the whole of this.
    res.on("prefinish", () => this.#count(req, res));
    res.on("close", () => this.#goOn(socket));
    // Until the answers before it are sent, an answer has no socket.
    if (res.socket !== null) answer();
    else if (!this.#joinsLine(socket, answer)) socket.destroy();
  }

  /** Begins the next request of a connection; those of one that has ended are nobody's any more. */
  #goOn(socket: Socket): void {
    const next = this.#lines.get(socket)?.shift();
    if (next && !socket.destroyed) next();
  }

  #joinsLine(socket: Socket, answer: () => void): boolean {
    const line = this.#lines.get(socket) ?? [];
    if (line.length >= MOST_IN_LINE) return false;
    line.push(answer);
    this.#lines.set(socket, line);
    return true;
  }

  #count(req: IncomingMessage, res: ServerResponse): void {
    const { socket } = res;
    const bytes = socket?.writableLength ?? 0;
    if (!socket || bytes < WORTH_COUNTING) return;
    const one: Untaken = { bytes, who: this.#whoAsks(req), end: () => socket.destroy() };
    this.#untaken.add(one);
    this.#bytes += bytes;
    res.once("close", () => this.#forget(one));
    while (this.#bytes > this.#mostUntaken) this.#giveUpOne();
  }

  #forget(one: Untaken): void {
    if (this.#untaken.delete(one)) this.#bytes -= one.bytes;
  }

  #giveUpOne(): void {
    const left = new Map<string, number>();
    for (const { who, bytes } of this.#untaken) left.set(who, (left.get(who) ?? 0) + bytes);
    const [most] = [...left].reduce((a, b) => (b[1] > a[1] ? b : a));
    const oldest = [...this.#untaken].find(({ who }) => who === most);
    if (!oldest) return;
    this.#forget(oldest);
    oldest.end();
  }

  /** The network of one owner. */
  #whoAsks({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#trustProxy
      ? String(headers["x-forwarded-for"] ?? "")
          .split(",")
          .at(-1)
          ?.trim()
      : "";
    const client = clientAddressOf(forwarded || (socket.remoteAddress ?? ""));
    return widerNetworkOf(client) ?? client;
  }
}
