import { connect, type Socket } from "node:net";
import { ForbiddenAddress, guardedLookup, isPublicAddress, isRefusedLiteral } from "../../lib/net/public-address.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { FetchedFile, FetchFailure } from "./port.ts";

/** What the fetchers that speak to a file server have in common. */

/** Where an operator lets connections go. */
export interface Reach {
  readonly mode: "development" | "production";
  /** Hosts inside the operator's own network that may be asked in production all the same. */
  readonly allowedHosts?: readonly string[];
}

/** Time limit of a single step in milliseconds: connecting, signing in, each answer, each piece of the file. */
export const STEP_MS = 30_000;

/** A transfer that failed, in words. Thrown within a fetcher only, whose door turns it into a value. */
class TransferFailed extends Error {
  readonly failure: FetchFailure;
  constructor(kind: FetchFailure["kind"], message: string) {
    super(message);
    this.failure = { kind, message };
  }
}
/** Somebody must change something first. */
export const refused = (message: string): Error => new TransferFailed("refused", message);
/** A later attempt may succeed. */
export const unavailable = (message: string): Error => new TransferFailed("unavailable", message);

const overdue = (host: string) => `The transfer from ${host} was stopped because its time was over.`;

/** The outcome of a transfer as a value. What nobody foresaw counts as an outage. */
export async function outcome(
  host: string,
  signal: AbortSignal,
  transfer: () => Promise<FetchedFile>,
): Promise<Result<FetchedFile, FetchFailure>> {
  try {
    return ok(await transfer());
  } catch (error) {
    if (error instanceof TransferFailed) return err(error.failure);
    if (signal.aborted) return err({ kind: "unavailable", message: overdue(host) });
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code ?? message.slice(0, 100).replace(/\.$/, "");
    return err({ kind: "unavailable", message: `The transfer from ${host} failed: ${reason}.` });
  }
}

/** Waits for one step of a transfer; what it waits for is told as in "server did not <do this> within …". */
export type Step = <T>(doing: string, work: Promise<T>) => Promise<T>;

/**
 * Bounds each step of a transfer: it ends when its time is over, when the signal comes, or when `broken` rejects
 * because the connection is gone.
 */
export function stepsOf(host: string, signal: AbortSignal, patience: number, broken?: Promise<never>): Step {
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(unavailable(overdue(host)));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  const ends = broken ? [stopped, broken] : [stopped];
  // They are awaited beside a step only; while none is under way their rejection must not end the process.
  for (const end of ends) end.catch(() => null);
  return async (doing, work) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const seconds = Math.round(patience / 1000) || 1;
      timer = setTimeout(() => reject(unavailable(`${host} did not ${doing} within ${seconds} seconds.`)), patience);
    });
    try {
      return await Promise.race([work, ...ends, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Connects to a host. In production never to an address inside our own network, unless the operator allows the host:
 * the very addresses that were judged are connected to.
 */
export async function dialled(
  { host, port }: { readonly host: string; readonly port: number },
  { mode, allowedHosts = [] }: Reach,
  patience: number,
  signal: AbortSignal,
): Promise<Socket> {
  const guarded = mode === "production" && !allowedHosts.includes(host);
  const forbidden = () =>
    refused(`The address of ${host} lies inside our own network, where no stock file is fetched.`);
  if (guarded && isRefusedLiteral({ hostname: host } as URL, isPublicAddress)) throw forbidden();
  const socket = connect({ host, port, ...(guarded ? { lookup: guardedLookup(isPublicAddress) } : {}) });
  // Both protocols are short questions, each of which the system would hold back for a while.
  socket.setNoDelay(true);
  const broken = new Promise<never>((_, reject) => {
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error instanceof ForbiddenAddress) reject(forbidden());
      else reject(unavailable(`${host} cannot be reached on port ${port} (${error.code ?? error.name}).`));
    });
  });
  const open = new Promise<Socket>((resolve) => socket.once("connect", () => resolve(socket)));
  try {
    return await stepsOf(host, signal, patience, broken)("answer", open);
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
