import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import type { FetchFailure, FetchOrder, StockFileFetcher } from "./port.ts";

/** A stock file of some 300 kB, so that it comes in several pieces. */
export const STOCK_FILE = Buffer.from(
  `stock,make,model\n${Array.from({ length: 12_000 }, (_, row) => `U${row},Toyota,Corolla ${row}\n`).join("")}`,
);

/** Orders whose targets lie in a folder that is removed after the file's tests. */
export function orders(): (change?: Partial<FetchOrder>) => FetchOrder {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-fetched-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  return (change = {}) => ({
    target: join(folder, String(count++)),
    mark: null,
    mostBytes: 10_000_000,
    signal: AbortSignal.timeout(20_000),
    ...change,
  });
}

/** Fetches the file whole, and says by which mark. */
export async function expectFetched(fetcher: StockFileFetcher, order: FetchOrder, bytes: Buffer, name: string) {
  const fetched = await fetcher.fetch(order);
  expect(fetched).toEqual({
    ok: true,
    value: { kind: "file", name, bytes: bytes.length, mark: expect.toSatisfy(isMark) },
  });
  expect(readFileSync(order.target).equals(bytes)).toBe(true);
  return fetched.ok && fetched.value.kind === "file" ? fetched.value.mark : null;
}
const isMark = (mark: unknown) => mark === null || (typeof mark === "string" && mark.length <= 500);

export async function expectFailed(
  fetcher: StockFileFetcher,
  order: FetchOrder,
  kind: FetchFailure["kind"],
  message: RegExp,
) {
  expect(await fetcher.fetch(order)).toEqual({ ok: false, error: { kind, message: expect.stringMatching(message) } });
}
