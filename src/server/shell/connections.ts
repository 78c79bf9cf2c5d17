import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientAddressOf, widerNetworkOf } from "../../lib/net/client-address.ts";

/** The most bytes of responses that may wait for slow clients, all clients together. */
const MOST_UNTAKEN = 128 * 1024 * 1024;
/** Smaller amounts are not counted, because the operating system's buffers hold more. */
const WORTH_COUNTING = 64 * 1024;
/** Requests of one connection that wait behind its first: browsers and proxies send none before they have an answer. */
const MOST_IN_LINE = 32;

/** A finished response that its client has not received yet. */
interface Untaken {
  readonly bytes: number;
  readonly who: string;
  readonly end: () => void;
}

interface ConnectionsOptions {
  /** Whether the client's address is taken from the proxy's header. */
  readonly trustProxy: boolean;
  readonly mostUntaken?: number;
}

/**
 * Bounds the memory that connections use. Node starts every pipelined request of a connection at once, and keeps each
 * response until its client has received it: a client that requests pictures and reads none would use up the memory of
 * all dealers. So a connection's requests are answered one after the other. Where too many bytes wait, the oldest
 * response of the client with the most waiting bytes is dropped. /
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

  /** Answers the request, now or once the earlier requests of its connection are answered. */
  inTurn(req: IncomingMessage, res: ServerResponse, answer: () => void): void {
    const { socket } = req;
    // Each event comes once. Removing a listener would cost more than all of this.
    res.on("prefinish", () => this.#count(req, res));
    res.on("close", () => this.#goOn(socket));
    // A response has no socket until the responses before it are sent.
    if (res.socket !== null) answer();
    else if (!this.#joinsLine(socket, answer)) socket.destroy();
  }

  /** Starts the next request of a connection; those of a closed one are dropped. */
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

  /** The client's network, since one owner may have many addresses. */
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
