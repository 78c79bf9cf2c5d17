import { STOCK_INDEX } from "../features/search/index/documents/document.ts";
import { embeddedEngine } from "../services/search/embedded/engine.ts";
import type { SearchEngine } from "../services/search/port.ts";

/** An empty index of whole cars, as sites search it, for a command that looks into their order. */
export const openStockIndex = (): SearchEngine => embeddedEngine({ ...STOCK_INDEX, text: [], prose: [], marks: [] });
