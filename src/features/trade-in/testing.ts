import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import type { RequestScope } from "../../request.ts";
import { valuationClient } from "../../services/valuation/live.ts";
import { type ValuationSimulator, valuationSimulator } from "../../services/valuation/simulator.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";

/** Fixtures for tests of trade-ins: sites, a vendor, a folder for photos, and requests made without a browser. */

/** It is 21 November 2026, 10:00 in Sydney. */
export const NOW = Date.UTC(2026, 10, 20, 23);
export const ORIGIN = "https://dealer.example";
export const NORTH = dealership(1, "north");

/** Bytes that look like a JPEG. */
export const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

export interface Desk {
  readonly db: Database;
  readonly vendor: ValuationSimulator;
  readonly dataDir: string;
  /** Logged warnings and errors. */
  readonly lines: unknown[];
  scope(changes?: ScopeChanges): RequestScope;
  close(): Promise<void>;
}

export interface ScopeChanges {
  readonly config?: Partial<SiteConfig>;
  readonly site?: Site;
  readonly now?: number;
  readonly ip?: string;
  /** Whether the server has no valuation vendor. */
  readonly alone?: boolean;
}

export async function openDesk(db: Database): Promise<Desk> {
  const vendor = await valuationSimulator();
  const valuer = valuationClient({ url: vendor.url, key: null, patience: 2000 });
  const search = await engineWith([]);
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-valuations-"));
  const lines: unknown[] = [];
  const note = (line: unknown) => lines.push(line);
  return {
    db,
    vendor,
    dataDir,
    lines,
    scope({ config = {}, site, now = NOW, ip = "192.0.2.1", alone = false } = {}) {
      const app = {
        db,
        env: { dataDir },
        valuer: alone ? null : valuer,
        search,
        log: { info: note, warn: note, error: note },
      };
      return {
        app,
        site: site ?? testSite("halden", [NORTH], { config: { timezone: "Australia/Sydney", ...config } }),
        now,
        ip,
        userAgent: "Test",
        requestId: "r",
        header: () => null,
        uncacheable: () => {},
        changesAt: () => {},
      } as unknown as RequestScope;
    },
    async close() {
      await vendor.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
