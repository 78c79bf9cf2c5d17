import type { PeerKind } from "./peer.ts";

/**
 * The engines in the order of measurement: the first one's answers are the reference for the others. Each is loaded
 * only in its own process.
 */
export const PEERS = {
  loops: async () => (await import("./plain-loops.ts")).plainLoops,
  ours: async () => (await import("./ours.ts")).ours,
  miniSearch: async () => (await import("./minisearch.ts")).miniSearch,
  orama: async () => (await import("./orama.ts")).orama,
  itemsJs: async () => (await import("./itemsjs.ts")).itemsJs,
  sqlite: async () => (await import("./sqlite.ts")).sqlite,
  postgres: async () => (await import("./postgres.ts")).postgres,
  tantivy: async () => (await import("./tantivy.ts")).tantivy,
  typesense: async () => (await import("./typesense.ts")).typesense,
} as const satisfies Record<string, () => Promise<PeerKind>>;
export type PeerName = keyof typeof PEERS;
export const PEER_NAMES = Object.keys(PEERS) as PeerName[];
