import type { PeerKind } from "./peer.ts";

/**
 * In the order in which they are measured: the first one's answers are what the others are held against. Each is loaded
 * by its own process alone.
 */
export const PEERS = {
  loops: async () => (await import("./plain-loops.ts")).plainLoops,
  ours: async () => (await import("./ours.ts")).ours,
  miniSearch: async () => (await import("./minisearch.ts")).miniSearch,
  orama: async () => (await import("./orama.ts")).orama,
  itemsJs: async () => (await import("./itemsjs.ts")).itemsJs,
  sqlite: async () => (await import("./sqlite.ts")).sqlite,
  postgres: async () => (await import("./postgres.ts")).postgres,
} as const satisfies Record<string, () => Promise<PeerKind>>;
export type PeerName = keyof typeof PEERS;
export const PEER_NAMES = Object.keys(PEERS) as PeerName[];
