import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { embeddedBinaries, machineBinaries } from "./binaries.ts";

/** A temporary PostgreSQL server with its own folder, port, password and process, which ends with this process. */
export interface PostgresServer {
  /** Address of one of its databases, by default the first. */
  url(database?: string): string;
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Stops it as a crash would, keeping its port and, if durable, every committed row. */
  halt(): Promise<void>;
  /** Whether it runs; it may have ended by itself, where its disk is full. */
  runs(): boolean;
  /** Starts it again. */
  resume(): Promise<void>;
  /** Stops it and removes its folders. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Writes to disk safely, for tests of crashes; others are faster without. */
  readonly durable?: boolean;
  /** `any` prefers the machine's binaries to those of the development dependency; "embedded" takes only the latter. */
  readonly binaries?: "any" | "embedded";
}

/**
 * Stops the server when its standard input ends, which happens however the parent ends, SIGKILL included; then removes
 * its folders too, unless the parent wants to keep them.
 */
const WATCH_PARENT = `
dir="$1"; data="$2"; shift 2
"$@" & child=$!
said=$(cat)
kill -QUIT "$child" 2>/dev/null
wait "$child"
[ "$said" = keep ] || rm -rf "$dir" "$data"`;

export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  // Programs cannot be run from memory everywhere, so only the data is there.
  const [dir = "", data = ""] = [tmpdir(), options.durable ? tmpdir() : quickestFolder()].map((parent) =>
    mkdtempSync(join(parent, "forecourt-postgres-")),
  );
  const remove = () => {
    for (const path of [dir, data]) rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const owner = unprivilegedOwner();
    if (owner) {
      for (const path of [dir, data]) chownSync(path, owner.uid, owner.gid);
    }
    chmodSync(dir, 0o755);
    const wish = options.binaries ?? (process.env.FORECOURT_TEST_POSTGRES === "embedded" ? "embedded" : "any");
    const bin = (wish === "any" ? machineBinaries() : null) ?? embeddedBinaries(dir);
    const password = randomBytes(12).toString("hex");
    const installation = { bin, dir, data, password, owner, durable: options.durable === true };
    initialise(installation);
    const server = await runServer(installation);
    return { ...server, stop: () => server.halt().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Linux's folder in memory. Where it has little room, as in some containers, PostgreSQL goes without. */
const IN_MEMORY = "/dev/shm";
const ROOM = 4 * 2 ** 30;

/**
 * Where files are made quickest: a database consists of many hundreds of files, and to make and remove them on a disk
 * takes four times as long as in memory. Those of a whole run come to half a gigabyte.
 */
function quickestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    accessSync(IN_MEMORY, constants.W_OK);
    return bavail * bsize >= ROOM ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

interface Installation {
  readonly bin: string;
  readonly dir: string;
  readonly data: string;
  readonly password: string;
  readonly owner: Owner | null;
  readonly durable: boolean;
}

function initialise({ bin, dir, data, password, owner }: Installation): void {
  const file = join(dir, "password");
  writeFileSync(file, password, { mode: 0o644 });
  const args = ["-D", data, "-U", "forecourt", "-E", "UTF8", "--locale=C", "-A", "scram-sha-256", "--no-sync"];
  execFileSync(join(bin, "initdb"), [...args, `--pwfile=${file}`], { ...owner, cwd: dir, stdio: "pipe" });
  rmSync(file);
}

async function runServer(installation: Installation): Promise<Omit<PostgresServer, "stop">> {
  const port = await freePort();
  const url = (database = "postgres") => `postgres://forecourt:${installation.password}@127.0.0.1:${port}/${database}`;
  const start = async () => {
    const child = spawnServer(installation, port);
    await untilReady(url(), child);
    return child;
  };
  let running: ChildProcess | null = await start();
  /** Its end: one that is still ending has its folder and port. */
  let ended: Promise<unknown> = Promise.resolve();
  let made = 0;
  return {
    url,
    async createDatabase() {
      made += 1;
      const name = `test_${process.pid}_${made}_${randomBytes(4).toString("hex")}`;
      await query(url(), `create database ${name}`);
      return url(name);
    },
    async halt() {
      const child = running;
      running = null;
      if (child && child.exitCode === null) {
        ended = once(child, "exit");
        child.stdin?.end("keep");
      }
      await ended;
    },
    runs: () => running !== null && running.exitCode === null,
    async resume() {
      await ended;
      running ??= await start();
    },
  };
}

/**
 * Each test of a block has a database of its own, whose pool keeps its connections for half a minute. Three blocks of
 * some forty tests at once, on a machine where each takes a second, have left 200 behind, and the next was refused.
 */
const MOST_CONNECTIONS = 600;

function spawnServer({ bin, dir, data, owner, durable }: Installation, port: number): ChildProcess {
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${dir}`,
    `max_connections=${MOST_CONNECTIONS}`,
  ];
  const quick = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_size=256MB"];
  const args = ["-D", data, ...[...settings, ...(durable ? [] : quick)].flatMap((setting) => ["-c", setting])];
  const command = ["-c", WATCH_PARENT, "sh", dir, data, join(bin, "postgres"), ...args];
  return spawn("/bin/sh", command, { ...owner, cwd: dir, stdio: ["pipe", "ignore", "ignore"] });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) {
      throw new Error(`PostgreSQL ended as it started (exit code ${child.exitCode}).`);
    }
    try {
      await query(url, "select 1");
      return;
    } catch {
      await pause(50);
    }
  }
  child.stdin?.end();
  throw new Error("PostgreSQL did not answer within 15 seconds.");
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function unprivilegedOwner(): Owner | null {
  if (process.getuid?.() !== 0) {
    return null;
  }
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") {
    throw new Error("No free port.");
  }
  return address.port;
}
