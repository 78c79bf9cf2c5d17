import { createContext } from "react-router";
import type { StockFileReader } from "./features/feeds/uploads/reader.ts";
import type { ShareColours } from "./features/media/share-picture.ts";
import type { DeskSession } from "./features/staff/desk-session.ts";
import type { VehicleSheet } from "./features/vehicle/sheet.ts";
import type { Result } from "./lib/result.ts";
import type { App, RequestScope } from "./request.ts";
import type { SearchEngine } from "./services/search/port.ts";

/** What the process builds for the desk beside what the sites use. */
export interface DeskApp extends App {
  /** Lets a held run of a stock file go, or takes one back, in a process of its own; an error is a sentence. */
  readonly settleRun: (how: "release" | "undo", run: number, by: string) => Promise<Result<null, string>>;
  /** Reads and imports the stock files that people upload at the desk, in a process of its own. */
  readonly stockFiles: StockFileReader;
  /** Opens an index of a few cars, for finding out what a site's rules say of them. */
  readonly openRuleIndex: () => SearchEngine;
}

/** What one request of the desk hands to its loader or action. */
export interface DeskScope
  extends Pick<RequestScope, "now" | "requestId" | "failedBy" | "ip" | "userAgent" | "header" | "scriptNonce"> {
  readonly app: DeskApp;
  /** The session of the person who is signed in; null for a stranger. */
  readonly session: DeskSession | null;
  /** Draws the card that stands behind a car's windscreen, in the colours of its site, as a PDF of one page. */
  readonly drawWindscreenCard: (sheet: VehicleSheet, colours: ShareColours, paper: "a4" | "a5") => Promise<Buffer>;
}

export const deskScope = createContext<DeskScope>();
