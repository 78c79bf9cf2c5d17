import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SftpOptions, sftpFetcher } from "./sftp.ts";
import { hostKeyFingerprint, type SftpSimulator, SIMULATED_SFTP, sftpSimulator, sshKeys } from "./sftp-simulator.ts";
import { expectFailed, expectFetched, orders, STOCK_FILE } from "./testing.ts";

const order = orders();
const { user, password, keys } = SIMULATED_SFTP;

describe("a stock file on an SFTP server", () => {
  let server: SftpSimulator;
  const fetcher = (change: Partial<SftpOptions> = {}) =>
    sftpFetcher({
      host: "127.0.0.1",
      port: server.port,
      user,
      secret: { password },
      hostKey: server.hostKeys.ed25519,
      path: "/out/stock.csv",
      reach: { mode: "development" },
      patience: 5_000,
      ...change,
    });

  beforeAll(async () => {
    server = await sftpSimulator();
  });
  beforeEach(() => {
    server.behave(null);
    server.signIns.length = 0;
    server.files.clear();
    server.files.set("/out/stock.csv", { bytes: STOCK_FILE, modified: 1_700_000_000 });
  });
  afterAll(() => server.close());

  test("is fetched whole by password or key, and not again until it changes", async () => {
    const mark = await expectFetched(fetcher(), order(), STOCK_FILE, "stock.csv");
    await expectFetched(fetcher({ secret: { key: keys.private } }), order(), STOCK_FILE, "stock.csv");
    expect(await fetcher().fetch(order({ mark }))).toEqual({ ok: true, value: { kind: "unchanged" } });
    server.files.set("/out/stock.csv", { bytes: STOCK_FILE, modified: 1_700_000_001 });
    await expectFetched(fetcher(), order({ mark }), STOCK_FILE, "stock.csv");
  });

  test.each(["ed25519", "rsa"] as const)(
    "is fetched where the pinned key is the server's %s key, ending in = or not",
    async (kind) => {
      await expectFetched(fetcher({ hostKey: server.hostKeys[kind] }), order(), STOCK_FILE, "stock.csv");
      await expectFetched(fetcher({ hostKey: `${server.hostKeys[kind]}=` }), order(), STOCK_FILE, "stock.csv");
    },
  );

  test("is fetched from a server that asks for the password as a question", async () => {
    server.behave("asks");
    await expectFetched(fetcher(), order(), STOCK_FILE, "stock.csv");
  });

  test("is the newest that fits a pattern, whatever its case; folders and hidden files are none", async () => {
    const put = (path: string, text: string, modified: number) =>
      server.files.set(path, { bytes: Buffer.from(text), modified });
    put("/out/Stock-01.CSV", "older", 1_800_000_000);
    put("/out/stock-02.csv", "newest", 1_800_000_500);
    put("/out/.stock-03.csv", "hidden", 1_900_000_000);
    put("/out/stock-04.csv/inner", "a folder", 1_900_000_000);
    put("/out/stock-05.csv.part", "unfinished", 1_900_000_000);
    await expectFetched(fetcher({ path: "/out/stock-*.csv" }), order(), Buffer.from("newest"), "stock-02.csv");
    await expectFetched(fetcher({ path: "/out/stock-?1.csv" }), order(), Buffer.from("older"), "Stock-01.CSV");
    await expectFailed(fetcher({ path: "/out/*.xml" }), order(), "refused", /No file .* called .*\*\.xml/);
  });

  test("is fetched whole where the server tells no sizes, and has no mark then", async () => {
    server.behave("hides sizes");
    expect(await expectFetched(fetcher(), order(), STOCK_FILE, "stock.csv")).toBe(null);
    await expectFailed(fetcher(), order({ mostBytes: 200_000 }), "refused", /larger than 195 kB/);
  });

  test("an empty file is fetched as such", async () => {
    server.files.set("/out/stock.csv", { bytes: Buffer.alloc(0), modified: 1 });
    await expectFetched(fetcher(), order(), Buffer.alloc(0), "stock.csv");
  });

  test("a changed host key is refused with both fingerprints, and is sent no password", async () => {
    const pinned = `SHA256:${"A".repeat(43)}`;
    const { ed25519, rsa } = server.hostKeys;
    const failed = await fetcher({ hostKey: pinned }).fetch(order());
    expect(failed).toMatchObject({ ok: false, error: { kind: "refused" } });
    for (const said of [pinned, ed25519, rsa, "write the new fingerprint as hostKey"]) {
      expect(JSON.stringify(failed)).toContain(said);
    }
    expect(server.signIns).toEqual([]);
  });

  test("a wrong password, user or key is refused, and the message holds no secret", async () => {
    const wrong = /did not let dealer in: the user's name or password is wrong/;
    await expectFailed(fetcher({ secret: { password: "guessed" } }), order(), "refused", wrong);
    await expectFailed(fetcher({ user: "nobody" }), order(), "refused", /did not let nobody in/);
    const other = sshKeys().private;
    await expectFailed(fetcher({ secret: { key: other } }), order(), "refused", /name or key is wrong/);
    await expectFailed(fetcher({ secret: { key: "none" } }), order(), "refused", /private key cannot be read/);
    expect(JSON.stringify(await fetcher({ secret: { password: "guessed" } }).fetch(order()))).not.toContain("guessed");
  });

  test("a missing file, a folder and a file that is too large are refused", async () => {
    await expectFailed(fetcher({ path: "/out/gone.csv" }), order(), "refused", /no file \/out\/gone.csv/);
    await expectFailed(fetcher({ path: "/gone/*.csv" }), order(), "refused", /no file \/gone\//);
    await expectFailed(fetcher({ path: "/out" }), order(), "refused", /is a folder/);
    await expectFailed(fetcher(), order({ mostBytes: 1000 }), "refused", /larger than 1 kB/);
  });

  test.each([
    ["silent", /did not let us sign in within 1 seconds/],
    ["hangs after sign-in", /did not open the file within 1 seconds/],
    ["stalls", /did not send the next piece/],
  ] as const)("a server that %s keeps nobody waiting", async (fault, says) => {
    server.behave(fault);
    await expectFailed(fetcher({ patience: 600 }), order(), "unavailable", says);
  });

  test("a connection that is cut, and a file that changes while it is read, are worth another attempt", async () => {
    server.behave("cuts");
    await expectFailed(fetcher(), order(), "unavailable", /closed the connection|broke/);
    server.behave("changes");
    await expectFailed(fetcher(), order(), "unavailable", /changed while it was being read/);
    server.behave(null);
    await expectFetched(fetcher(), order(), STOCK_FILE, "stock.csv");
  });

  test("ends when its time is over or the process stops", async () => {
    server.behave("hangs after sign-in");
    const stopping = new AbortController();
    const running = fetcher().fetch(order({ signal: stopping.signal }));
    await expect.poll(() => server.signIns).toHaveLength(1);
    stopping.abort();
    const ended = { ok: false, error: { kind: "unavailable", message: expect.stringContaining("its time was over") } };
    expect(await running).toEqual(ended);
    expect(await fetcher().fetch(order({ signal: AbortSignal.abort() }))).toEqual(ended);
  });

  test("in production no address inside our own network is asked, unless the operator allows the host", async () => {
    const production = { mode: "production" } as const;
    const inside = /lies inside our own network/;
    await expectFailed(fetcher({ reach: production }), order(), "refused", inside);
    await expectFailed(fetcher({ reach: production, host: "localhost" }), order(), "refused", inside);
    expect(server.signIns).toEqual([]);
    const reach = { ...production, allowedHosts: ["127.0.0.1"] };
    await expectFetched(fetcher({ reach }), order(), STOCK_FILE, "stock.csv");
  });

  test("a host that is away is unavailable", async () => {
    await expectFailed(fetcher({ port: await freePort() }), order(), "unavailable", /cannot be reached .*ECONNREFUSED/);
  });
});

/** A port of this machine on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** OpenSSH's own server on a folder of ours, or why this machine cannot run it. */
async function openSsh() {
  const program = ["/usr/sbin/sshd", "/usr/local/sbin/sshd"].find((path) => existsSync(path));
  if (!program) return { missing: "no sshd on this machine" } as const;
  const folder = mkdtempSync(join(tmpdir(), "forecourt-sshd-"));
  const [host, guest] = [sshKeys(), sshKeys()];
  const port = await freePort();
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content, { mode: 0o600 });
    return join(folder, name);
  };
  file("stock.csv", STOCK_FILE);
  const settings = {
    ListenAddress: `127.0.0.1:${port}`,
    HostKey: file("host", host.private),
    AuthorizedKeysFile: file("guest.pub", guest.public),
    PidFile: "none",
    StrictModes: "no",
    UsePAM: "no",
    PasswordAuthentication: "no",
    Subsystem: "sftp internal-sftp",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  const running = spawn(program, ["-D", "-e", "-f", file("settings", lines.join("\n"))], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = await new Promise<string>((resolve) => {
    let all = "";
    running.stderr.on("data", (text) => {
      all += text;
      if (all.includes("Server listening")) resolve("");
    });
    running.once("exit", () => resolve(all.trim()));
  });
  if (said) rmSync(folder, { recursive: true, force: true });
  return said ? ({ missing: said } as const) : { missing: null, folder, host, guest, port, running };
}

const server = await openSsh();

describe("on OpenSSH's server", () => {
  const { missing } = server;
  if (missing !== null) return void test("a stock file is fetched", ({ skip }) => skip(missing));
  const { folder, host, guest, port, running } = server;

  afterAll(async () => {
    if (running.exitCode === null && running.kill()) await once(running, "exit");
    rmSync(folder, { recursive: true, force: true });
  });

  const fetcher = (change: Partial<SftpOptions> = {}) =>
    sftpFetcher({
      host: "127.0.0.1",
      port,
      user: userInfo().username,
      secret: { key: guest.private },
      hostKey: hostKeyFingerprint(host.public),
      path: join(folder, "st*.csv"),
      reach: { mode: "development" },
      patience: 5_000,
      ...change,
    });

  test("a stock file is fetched whole, and not again until it changes", async () => {
    const mark = await expectFetched(fetcher(), order(), STOCK_FILE, "stock.csv");
    expect(await fetcher().fetch(order({ mark }))).toEqual({ ok: true, value: { kind: "unchanged" } });
    utimesSync(join(folder, "stock.csv"), 1_700_000_000, 1_700_000_000);
    await expectFetched(fetcher({ path: join(folder, "stock.csv") }), order({ mark }), STOCK_FILE, "stock.csv");
  });

  test("a changed host key, a key that is not let in, a missing file and a folder are refused", async () => {
    await expectFailed(fetcher({ hostKey: hostKeyFingerprint(guest.public) }), order(), "refused", /another host key/);
    await expectFailed(fetcher({ secret: { key: host.private } }), order(), "refused", /name or key is wrong/);
    await expectFailed(fetcher({ path: join(folder, "gone.csv") }), order(), "refused", /There is no file/);
    await expectFailed(fetcher({ path: folder }), order(), "refused", /is a folder/);
    expect(readFileSync(join(folder, "stock.csv")).equals(STOCK_FILE)).toBe(true);
  });
});
