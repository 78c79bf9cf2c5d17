import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { LinkFault } from "./schedule.ts";

/** A connection between a process and what it talks to, which can be disturbed. */
export interface Link {
  /** The port of this machine to which the process connects. */
  readonly port: number;
  disturb(fault: LinkFault): void;
  mend(): void;
  close(): Promise<void>;
}

/** Milliseconds by which a slow connection delays each packet. */
const SLOW_MS = 400;

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  isForgotten: boolean;
}

/** Opens a TCP proxy to a port of this machine: what a network does to a connection, it does to this one. */
export async function openLink(target: number): Promise<Link> {
  let fault: LinkFault | null = null;
  const pairs = new Set<Pair>();
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  const passes = async (pair: Pair) => {
    if (fault === "slow") await pause(SLOW_MS);
    while (pair.isForgotten || fault === "silent") await new Promise<void>((mended) => waiting.add(mended));
  };
  const carry = async (pair: Pair, from: Socket, to: Socket) => {
    try {
      for await (const part of from) {
        await passes(pair);
        if (!to.write(part)) await once(to, "drain");
      }
      await passes(pair);
      to.end();
    } catch {
      from.destroy();
      to.destroy();
    }
  };
  const server = createServer((near) => {
    near.on("error", () => {});
    if (fault === "cut") return void near.resetAndDestroy();
    const far = connect(target, "127.0.0.1");
    const pair: Pair = { near, far, isForgotten: false };
    pairs.add(pair);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
    far.on("error", () => near.destroy());
    near.on("close", () => {
      pairs.delete(pair);
      // What is forgotten is so on both sides: the other end hears of nothing.
      if (!pair.isForgotten) far.destroy();
    });
    void carry(pair, near, far);
    void carry(pair, far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const goOn = () => {
    for (const mended of waiting) mended();
    waiting.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    disturb(next) {
      fault = next === "forgotten" ? null : next;
      if (next === "forgotten") for (const pair of pairs) pair.isForgotten = true;
      if (next !== "cut") return;
      for (const { near, far } of pairs) {
        near.resetAndDestroy();
        far.destroy();
      }
    },
    mend() {
      fault = null;
      goOn();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      goOn();
    },
  };
}
