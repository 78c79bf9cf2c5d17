import { STOCK_INDEX } from "../features/search/index/documents/document.ts";
import { embeddedEngine } from "../services/search/embedded/engine.ts";
import type { SearchEngine } from "../services/search/port.ts";

/** An empty index of whole cars, configured as for the sites, for a command that inspects their order. */
export const openStockIndex = (): SearchEngine => embeddedEngine({ ...STOCK_INDEX, text: [], prose: [], marks: [] });
