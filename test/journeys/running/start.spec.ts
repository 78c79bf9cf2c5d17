import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../setup/ask.ts";
import { runCommand } from "../../setup/command.ts";
import { LOADED, sayLibraries } from "../../setup/loaded-libraries.ts";
import { startServerProcess } from "../../setup/server-process.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-start-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

const start = (env: Record<string, string>) =>
  runCommand(["start"], {
    env: { NODE_ENV: "production", FORECOURT_DATA: join(folder, "data"), FORECOURT_DEMO_STOCK: "20", ...env },
  });

test("in development the server listens only on loopback, and only its user can read its data", async () => {
  const FORECOURT_DATA = join(folder, "closed");
  const server = await startServerProcess({ FORECOURT_DATA, FORECOURT_DEMO_STOCK: "20", HOST: "" });
  try {
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
    const others = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
    for (const { address } of others.filter(({ internal, family }) => !internal && family === "IPv4")) {
      await expect(fetch(`http://${address}:${server.port}/healthz`)).rejects.toThrow();
    }
    const modes = readdirSync(FORECOURT_DATA).filter((name) => name.startsWith("forecourt.sqlite"));
    expect(modes.length).toBeGreaterThan(0);
    for (const name of modes) expect([name, modeOf(join(FORECOURT_DATA, name))]).toEqual([name, "600"]);
    expect(modeOf(FORECOURT_DATA)).toBe("700");
    expect(server.said()).not.toContain("lets other machines in");
  } finally {
    await server.stop();
  }
});

/** Every library that the code itself says waits for its first use. */
const WHEN_USED = globSync("src/**/*.ts")
  .filter((path) => !path.endsWith(".test.ts"))
  .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/whenUsed<.+>\("(.+?)"\)/g)].map(([, name = ""]) => name));

test.runIf(process.platform === "linux")("the server takes the command's place with bounds on its memory", async () => {
  const server = await startServerProcess({ FORECOURT_DEMO_STOCK: "0", ...sayLibraries(WHEN_USED) });
  // A page without a dealer's own text needs none of them, one with such a text two.
  expect((await ask(server.port, "halden", "/search/used-cars")).status).toBe(200);
  const loaded = () =>
    server
      .said()
      .split("\n")
      .filter((line) => line.startsWith(LOADED));
  expect(WHEN_USED).toContain("sharp");
  expect(loaded()).toEqual([]);
  expect((await ask(server.port, "halden", "/about-us")).text).toContain('class="prose"');
  expect(new Set(loaded())).toEqual(new Set(["marked", "sanitize-html"].map((name) => `${LOADED}${name}`)));
  const told = (of: "cmdline" | "environ") => readFileSync(`/proc/${server.child.pid}/${of}`, "utf8").split("\0");
  const [args, env] = [told("cmdline"), told("environ")];
  await server.stop();
  expect(args.some((arg) => arg.endsWith("bin/serve.mjs"))).toBe(true);
  expect(args).toContain("--max-semi-space-size=16");
  // What the command itself was given comes later and so counts.
  expect(args.indexOf("--max-semi-space-size=16")).toBeLessThan(args.indexOf("--disable-warning=ExperimentalWarning"));
  expect(env).toContain("MALLOC_ARENA_MAX=2");
});

test("the built server keeps the names of its functions, which errors tell", () => {
  const built = readFileSync("build/server/index.js", "utf8");
  for (const name of ["markdownToHtml", "cachedPages"]) expect(built).toContain(`function ${name}(`);
});

test("a start that listens elsewhere says what development mode opens there", async () => {
  // An address that is this machine's own and yet not one of the usual spellings, so that the test opens nothing.
  const server = await startServerProcess({ FORECOURT_DEMO_STOCK: "8", HOST: "::ffff:127.0.0.1" });
  await server.stop();
  expect(server.said()).toMatch(/lets other machines in[\s\S]*\/dev\/mailbox[\s\S]*000000/);
});

test("a data folder that an earlier version left open to every user is closed; one opened to a group stays so", async () => {
  for (const [mode, becomes] of [
    [0o755, "700"],
    [0o770, "770"],
  ] as const) {
    const FORECOURT_DATA = mkdtempSync(join(folder, "left-open-"));
    const file = join(FORECOURT_DATA, "forecourt.sqlite");
    writeFileSync(file, "");
    chmodSync(file, 0o644);
    chmodSync(FORECOURT_DATA, mode);
    expect((await runCommand(["demo", "--count", "8"], { env: { FORECOURT_DATA } })).code).toBe(0);
    expect([modeOf(FORECOURT_DATA), modeOf(file)]).toEqual([becomes, "600"]);
  }
});

test("production says at its start what cannot be paid, and makes no demo vehicles by start, setting or command", async () => {
  const FORECOURT_DATA = join(folder, "production");
  const production = { FORECOURT_DATA, FORECOURT_MODE: "production", SMTP_URL: "smtp://127.0.0.1:9" };
  const refused = await runCommand(["demo", "--count", "8"], { env: production });
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("--advertise-in-production")]);
  const told = await start({ ...production, FORECOURT_DEMO_STOCK: "20", PORT: "0" });
  expect([told.code, told.stderr]).toEqual([1, expect.stringContaining("FORECOURT_DEMO_STOCK must be 0 or unset")]);
  const server = await startServerProcess({ ...production, FORECOURT_DEMO_STOCK: "" });
  await expect.poll(server.said).toMatch(/halden: no deposit can be paid to halden-alexandria.*No Stripe key/);
  await server.stop();
  expect(server.said()).not.toContain("demo vehicles");
  const asked = await runCommand(["demo", "--count", "8", "--advertise-in-production"], { env: production });
  expect([asked.code, asked.stdout]).toEqual([0, expect.stringMatching(/^8 vehicles in/m)]);
});

test("a taken port ends the start with one sentence that says what to do", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const data = join(folder, "beside-a-taken-port");
  const end = await start({
    PORT: String(port),
    HOST: "127.0.0.1",
    FORECOURT_DATA: data,
    FORECOURT_DEMO_STOCK: "20",
  });
  taken.close();
  expect(end.code).toBe(1);
  // Nobody waits for the demo's stock to be made before they are told.
  expect(existsSync(data)).toBe(false);
  expect(end.stderr.trim()).toBe(
    `forecourt: port ${port} is taken by another program; set PORT to a free one, for example PORT=${port + 1} npm start.`,
  );
});

test("a data folder that cannot be made, and a setting that is wrong, are one sentence each", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const blocked = await start({ FORECOURT_DATA: join(file, "data"), PORT: "0" });
  expect(blocked.code).toBe(1);
  expect(blocked.stderr.trim()).toMatch(/^forecourt: the data folder .* cannot be written; .* set FORECOURT_DATA/);
  const wrong = await start({ PORT: "eighty" });
  expect(wrong.code).toBe(1);
  expect(wrong.stderr.trim()).toBe("forecourt: PORT must be a port number from 0 to 65535.");
});
