import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { selfSigned } from "../../../test/fixtures/certificate.ts";
import { type FtpsOptions, ftpsFetcher } from "./ftps.ts";
import { type FtpsSimulator, ftpsSimulator, SIMULATED_FTPS } from "./ftps-simulator.ts";
import { expectFailed, expectFetched, orders, STOCK_FILE } from "./testing.ts";

const order = orders();
const own = selfSigned("127.0.0.1");
const other = selfSigned("127.0.0.1");

describe.each([
  ["on request", false],
  ["from the first byte on", true],
])("a stock file on an FTP server that speaks TLS %s", (_, implicit) => {
  let server: FtpsSimulator;
  const fetcher = (change: Partial<FtpsOptions> = {}) =>
    ftpsFetcher({
      host: "127.0.0.1",
      port: server.port,
      ...SIMULATED_FTPS,
      certificate: null,
      authorities: own.certificate,
      implicit,
      path: "/out/stock.csv",
      reach: { mode: "development" },
      patience: 5_000,
      ...change,
    });
  const secrets = () => server.commands.filter((command) => /^(USER|PASS)/.test(command));

  beforeAll(async () => {
    server = await ftpsSimulator({ ...own, implicit, otherCertificate: other });
  });
  beforeEach(() => {
    server.behave(null);
    server.commands.length = 0;
    server.files.clear();
    server.files.set("/out/stock.csv", { bytes: STOCK_FILE, modified: 1_700_000_000 });
  });
  afterAll(() => server.close());

  test("is fetched whole, and not again until it changes", async () => {
    const mark = await expectFetched(fetcher(), order(), STOCK_FILE, "stock.csv");
    expect(mark).not.toBe(null);
    expect(await fetcher().fetch(order({ mark }))).toEqual({ ok: true, value: { kind: "unchanged" } });
    server.files.set("/out/stock.csv", { bytes: STOCK_FILE, modified: 1_700_000_001 });
    await expectFetched(fetcher(), order({ mark }), STOCK_FILE, "stock.csv");
    expect(server.commands).toContain("PROT P");
  });

  test("is fetched from a server with the pinned certificate, whoever signed it, written either way", async () => {
    const pinned = { authorities: undefined, certificate: own.fingerprint };
    await expectFetched(fetcher(pinned), order(), STOCK_FILE, "stock.csv");
    const bare = own.fingerprint.replaceAll(":", "").toLowerCase();
    await expectFetched(fetcher({ ...pinned, certificate: bare }), order(), STOCK_FILE, "stock.csv");
  });

  test("another certificate than the pinned one is refused with both fingerprints, and is sent nothing", async () => {
    const failed = JSON.stringify(await fetcher({ certificate: other.fingerprint }).fetch(order()));
    for (const part of ['"refused"', own.fingerprint, other.fingerprint]) expect(failed).toContain(part);
    expect(secrets()).toEqual([]);
  });

  test("a certificate that nobody vouches for, or of another host, is refused, and is sent nothing", async () => {
    const distrusted = /is not trusted \(.+\)\. No password was sent\./;
    await expectFailed(fetcher({ authorities: undefined }), order(), "refused", distrusted);
    await expectFailed(fetcher({ host: "localhost" }), order(), "refused", distrusted);
    expect(secrets()).toEqual([]);
  });

  test("is the newest that fits a pattern; folders and hidden files are none", async () => {
    const put = (path: string, text: string, modified: number) =>
      server.files.set(path, { bytes: Buffer.from(text), modified });
    put("/out/stock-01.csv", "older", 1_800_000_000);
    put("/out/stock-02.csv", "newest", 1_800_000_500);
    put("/out/.stock-03.csv", "hidden", 1_900_000_000);
    put("/out/stock-04.csv/inner", "a folder", 1_900_000_000);
    await expectFetched(fetcher({ path: "/out/stock-*.csv" }), order(), Buffer.from("newest"), "stock-02.csv");
    await expectFailed(fetcher({ path: "/out/*.xml" }), order(), "refused", /No file .* called .*\*\.xml/);
  });

  test("is fetched whole from a server that tells neither size nor time, and has no mark then", async () => {
    server.behave("hides facts");
    expect(await expectFetched(fetcher(), order(), STOCK_FILE, "stock.csv")).toBe(null);
    await expectFailed(fetcher(), order({ mostBytes: 200_000 }), "refused", /larger than 195 kB/);
  });

  test("a wrong password, a missing file and a file that is too large are refused", async () => {
    await expectFailed(fetcher({ password: "guessed" }), order(), "refused", /did not let dealer in \(530\)/);
    await expectFailed(fetcher({ path: "/out/gone.csv" }), order(), "refused", /no file \/out\/gone.csv/);
    await expectFailed(fetcher(), order({ mostBytes: 1000 }), "refused", /larger than 1 kB/);
  });

  test.runIf(!implicit).each(["silent", "hangs after sign-in", "stalls"] as const)(
    "a server that %s keeps nobody waiting",
    async (fault) => {
      server.behave(fault);
      await expectFailed(fetcher({ patience: 600 }), order(), "unavailable", /within 1 seconds|Timeout/);
    },
  );

  test("a connection that is cut, and a file that changes while it is read, are worth another attempt", async () => {
    server.behave("cuts");
    await expectFailed(fetcher(), order(), "unavailable", /failed|cut off/);
    server.behave("changes");
    await expectFailed(fetcher(), order(), "unavailable", /changed while it was being read/);
  });

  test("ends when its time is over", async () => {
    server.behave("stalls");
    const stopping = new AbortController();
    const running = fetcher().fetch(order({ signal: stopping.signal }));
    await expect.poll(() => server.commands).toContain("RETR /out/stock.csv");
    stopping.abort();
    const ended = { ok: false, error: { kind: "unavailable", message: expect.stringContaining("its time was over") } };
    expect(await running).toEqual(ended);
    expect(await fetcher().fetch(order({ signal: AbortSignal.abort() }))).toEqual(ended);
  });

  test("an answer that names another host for the file leads nowhere else", async () => {
    server.behave("bounces");
    await expectFetched(fetcher(), order(), STOCK_FILE, "stock.csv");
  });

  test("another certificate on the file's connection is not read from", async () => {
    server.behave("other data certificate");
    for (const certificate of [null, own.fingerprint]) {
      expect(await fetcher({ certificate }).fetch(order())).toMatchObject({ ok: false });
    }
  });

  test("in production no address inside our own network is asked, unless the operator allows the host", async () => {
    const production = { mode: "production" } as const;
    await expectFailed(fetcher({ reach: production }), order(), "refused", /lies inside our own network/);
    expect(server.commands).toEqual([]);
    const reach = { ...production, allowedHosts: ["127.0.0.1"] };
    await expectFetched(fetcher({ reach }), order(), STOCK_FILE, "stock.csv");
  });

  test.runIf(!implicit)("a server without TLS is sent no user and no password", async () => {
    server.behave("refuses TLS");
    await expectFailed(fetcher(), order(), "refused", /offers no TLS \(502\)/);
    server.behave("breaks TLS");
    await expectFailed(fetcher(), order(), "unavailable", /TLS handshake/);
    expect(secrets()).toEqual([]);
  });
});
