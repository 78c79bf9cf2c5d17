import * as v from "valibot";
import { expect, test } from "vitest";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import type { SourceState } from "../features/feeds/sources/data.ts";
import { sourcesOf } from "../features/feeds/sources/known.ts";
import { type FeedSource, FeedSourcesSchema } from "../features/site/dealership/feed-sources.ts";
import { allowedAddress, fetcherOf, type StockFilesOptions } from "./stock-files.ts";

const ADDRESSES = ["93.184.216.34", "127.0.0.1", "::1", "10.0.0.5", "169.254.169.254", "::ffff:10.0.0.5"];

test("stock files and their pictures come from public addresses, and in development from this machine too", () => {
  expect(ADDRESSES.filter(allowedAddress({ mode: "production" }))).toEqual(["93.184.216.34"]);
  expect(ADDRESSES.filter(allowedAddress({ mode: "development" }))).toEqual(["93.184.216.34", "127.0.0.1", "::1"]);
});

const hostKey = `SHA256:${"a".repeat(43)}`;
test.each([
  ["upload", {}, /imported by hand/],
  ["https", { url: { env: "FEED_URL" } }, /address is missing: an operator must set FEED_URL/],
  [
    "https",
    { url: "https://dms.example/a", headers: { Authorization: { env: "DMS_KEY" } } },
    /key is missing: .* DMS_KEY/,
  ],
  ["sftp", { host: "dms.example", user: "us", path: "/a", hostKey, key: { env: "SSH_KEY" } }, /must set SSH_KEY/],
  [
    "ftps",
    { host: "dms.example", user: "us", path: "/a", password: { env: "FTP_WORD" } },
    /password is missing: .* FTP_WORD/,
  ],
])("a source of kind %s %o that lacks something says what", async (kind, more, message) => {
  const sources = v.parse(FeedSourcesSchema, [{ name: "dms", kind, ...more }]) as readonly FeedSource[];
  const site = testSite("test", [{ ...dealership(1, "north"), folder: "test", sources }]);
  const [known] = sourcesOf([site]);
  const env = { feedFolders: "/nowhere", feedHosts: [], mode: "production", secret: () => null } as const;
  const options = { env, files: {}, db: {}, clock: () => 0 } as unknown as StockFilesOptions;
  const order = { target: "/nowhere/file", mark: null, mostBytes: 1, signal: AbortSignal.timeout(1_000) };
  const fetched = known && (await fetcherOf(options)(known, {} as SourceState).fetch(order));
  expect(fetched).toEqual({ ok: false, error: { kind: "refused", message: expect.stringMatching(message) } });
});
