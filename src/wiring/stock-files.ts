import { join } from "node:path";
import type { Database } from "../db/open.ts";
import type { Env } from "../env.ts";
import { pushSourceOf } from "../features/feeds/pushes/data.ts";
import { pushedFetcher } from "../features/feeds/pushes/taking.ts";
import type { SourceState } from "../features/feeds/sources/data.ts";
import type { KnownSource } from "../features/feeds/sources/known.ts";
import { addressOf } from "../features/feeds/sources/order.ts";
import type { FeedSourceKind, FeedSourceOf } from "../features/site/dealership/feed-sources.ts";
import { isLoopback, isPublicAddress } from "../lib/net/public-address.ts";
import { err } from "../lib/result.ts";
import type { FileStore } from "../services/files/port.ts";
import { folderFetcher } from "../services/stock-files/folder.ts";
import { httpsFetcher } from "../services/stock-files/https.ts";
import type { StockFileFetcher } from "../services/stock-files/port.ts";

/** What the stock file fetchers need from this installation. */
export interface StockFilesOptions {
  readonly env: Pick<Env, "feedFolders" | "feedHosts" | "mode" | "secret">;
  readonly files: FileStore;
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

type Place<K extends FeedSourceKind> = {
  readonly source: FeedSourceOf<K>;
  readonly known: KnownSource;
  readonly state: SourceState;
};

/** Which addresses stock file and picture servers may have: public ones and, in development, this machine's. */
export const allowedAddress =
  ({ mode }: Pick<Env, "mode">) =>
  (address: string): boolean =>
    isPublicAddress(address) || (mode === "development" && isLoopback(address));

/** A fetcher that always fails, because somebody must first set something. */
const refusing = (message: string): StockFileFetcher => ({ fetch: async () => err({ kind: "refused", message }) });

/** A fetcher whose library is loaded when a file is first fetched, since few installations have such a source. */
const loadedLate = (load: () => Promise<StockFileFetcher>): StockFileFetcher => ({
  fetch: async (order) => (await load()).fetch(order),
});

const missing = (what: string, variable = "its variable"): StockFileFetcher =>
  refusing(`Its ${what} is missing: an operator must set ${variable}.`);

const reachOf = ({ mode, feedHosts }: StockFilesOptions["env"]) => ({ mode, allowedHosts: feedHosts });

/** Standard FTP ports: with TLS on request, and with TLS from the first byte. */
const FTP = 21;
const IMPLICIT_FTPS = 990;

/** Creates the fetcher of each kind of source. */
const FETCHERS: {
  readonly [K in FeedSourceKind]: (place: Place<K>, options: StockFilesOptions) => StockFileFetcher;
} = {
  upload: () => refusing("Files of this source are imported by hand."),
  folder: ({ source, known }, { env, clock }) =>
    folderFetcher({
      root: env.feedFolders,
      path: source.path ?? join(known.dealership.slug, source.name),
      files: source.files,
      each: source.mode === "delta",
      clock,
    }),
  https: ({ source }, { env }) => {
    const headers = Object.entries(source.headers).map(([name, { env: at }]) => [name, at, env.secret(at)] as const);
    const unset = headers.find(([, , value]) => value === null)?.[1];
    if (unset !== undefined) return missing("key", unset);
    const url = addressOf(source.url, env.secret);
    if (url === "" && typeof source.url !== "string") return missing("address", source.url.env);
    return httpsFetcher(
      {
        url,
        headers: Object.fromEntries(headers.map(([name, , value]) => [name, value ?? ""])),
        redirectHosts: source.redirectHosts,
      },
      { isAllowed: allowedAddress(env), ownHosts: env.feedHosts, plainLoopback: env.mode === "development" },
    );
  },
  sftp: ({ source }, { env }) => {
    const { host, port, user, hostKey, path, password, key } = source;
    const named = password ?? key;
    const secret = named && env.secret(named.env);
    if (!secret) return missing("password or key", named?.env);
    const server = {
      host,
      port,
      user,
      hostKey,
      path,
      reach: reachOf(env),
      secret: password === null ? { key: secret } : { password: secret },
    };
    return loadedLate(async () => (await import("../services/stock-files/sftp.ts")).sftpFetcher(server));
  },
  ftps: ({ source }, { env }) => {
    const { host, user, path, certificate, implicit } = source;
    const password = env.secret(source.password.env);
    if (!password) return missing("password", source.password.env);
    const port = source.port ?? (implicit ? IMPLICIT_FTPS : FTP);
    const server = { host, port, user, password, path, certificate, implicit, reach: reachOf(env) };
    return loadedLate(async () => (await import("../services/stock-files/ftps.ts")).ftpsFetcher(server));
  },
  push: ({ known }, options) => pushedFetcher(options, pushSourceOf(known)),
};

/** Creates the fetcher for a source's files. */
export function fetcherOf(options: StockFilesOptions): (known: KnownSource, state: SourceState) => StockFileFetcher {
  return (known, state) => {
    const fetcher = FETCHERS[known.source.kind] as (
      place: Place<FeedSourceKind>,
      options: StockFilesOptions,
    ) => StockFileFetcher;
    return fetcher({ source: known.source, known, state }, options);
  };
}
