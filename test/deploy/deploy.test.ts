import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { VARIABLES } from "../../src/env/variables.ts";
import { parseEnv } from "../../src/env.ts";
import { TLS_ASK_PATH } from "../../src/server/known-host.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly env_file?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: object;
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const compose = parse(read("deploy/compose.yaml")) as Compose;
const app = compose.services.app as Service;
const known = new Set([...Object.keys(VARIABLES), "NODE_ENV"]);

/** `${NAME:-otherwise}` and `${NAME:?why}` as compose fills them in. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, otherwise = "") => values[name] || otherwise);

/** `KEY=value` pairs of the Dockerfile's ENV or the unit's Environment lines. */
const pairsOf = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, key = "", value = ""]) => [key, value])),
  );

const image = pairsOf(read("deploy/Dockerfile").match(/^ENV .*$/gm) ?? []);
const unit = read("deploy/forecourt.service");
const machine = pairsOf((unit.match(/^Environment=.*$/gm) ?? []).map((line) => line.slice("Environment=".length)));
const caddy = read("deploy/Caddyfile");

test.each([
  ["compose.yaml", Object.keys(app.environment ?? {})],
  ["Dockerfile", Object.keys(image)],
  ["forecourt.service", Object.keys(machine)],
])("%s names only settings that the server reads", (_, names) => {
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test("the server starts in production with what compose gives it, and with what the unit gives it", () => {
  const secrets = { POSTGRES_PASSWORD: "secret", SMTP_URL: "smtp://mail.example:25" };
  const given = Object.entries(app.environment ?? {}).map(([name, value]) => [name, filled(value, secrets)]);
  const inContainer = parseEnv({ ...image, ...Object.fromEntries(given) });
  expect(inContainer).toMatchObject({
    ok: true,
    value: { mode: "production", host: "0.0.0.0", trustProxy: true, dataDir: "/data", sitesDir: "/sites" },
  });
  expect(parseEnv({ ...machine, SMTP_URL: secrets.SMTP_URL })).toMatchObject({
    ok: true,
    value: { mode: "production", host: "127.0.0.1", trustProxy: true, dataDir: "/var/lib/forecourt" },
  });
});

test("a setting or a dealer's secret that is added to .env reaches the server, and what compose fixes stays", () => {
  expect(app.env_file).toEqual([".env"]);
  for (const name of ["DATABASE_URL", "FORECOURT_MODE", "TRUST_PROXY", "FORECOURT_TLS_ASK"])
    expect(app.environment).toHaveProperty(name);
});

test("Caddy asks and hands on where the server listens, and no port of the server is published", () => {
  const ask = new RegExp(`ask http://\\{\\$FORECOURT_UPSTREAM:app\\}:(\\d+)${TLS_ASK_PATH}\\n`).exec(caddy)?.[1];
  const upstream = /reverse_proxy \{\$FORECOURT_UPSTREAM:app\}:(\d+)\n/.exec(caddy)?.[1];
  for (const env of [{ ...image, ...app.environment }, machine])
    expect([env.PORT, env.FORECOURT_TLS_ASK?.split(":")[1]]).toEqual([upstream, ask]);
  expect(Object.keys(compose.services)).toContain("app");
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(["caddy"]);
});

test("what compose asks of the machine is in the example of its settings, and nothing else is", () => {
  const asked = new Set([...read("deploy/compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const example = [...read("deploy/env.example").matchAll(/^(\w+)=$/gm)].map(([, name]) => name);
  expect(example.toSorted()).toEqual([...asked].toSorted());
});

test("the server's container has no rights, the optional parts wait for their profile, volumes are declared", () => {
  expect(app).toMatchObject({ read_only: true, cap_drop: ["ALL"], tmpfs: ["/tmp"] });
  expect(read("deploy/Dockerfile")).toMatch(/^USER (?!0)\d+:\d+$/m);
  expect(compose.services.meilisearch?.profiles).toEqual(["meilisearch"]);
  expect(compose.services.s3?.profiles).toEqual(["s3"]);
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((one) => one.split(":")[0]),
  );
  const named = mounted.filter((name) => /^\w+$/.test(name ?? ""));
  expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  expect(mounted.filter((name) => name?.startsWith("./") && !name.includes("backups"))).toEqual(["./Caddyfile"]);
});

test("the paths that the deployment copies and starts are there, and the image's build can see them", () => {
  const assemble = read("deploy/assemble.sh");
  const copied = [...assemble.matchAll(/^cp (?:-R )?([a-z][^*]*?) "\$to/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(copied).toEqual(expect.arrayContaining(["src", "demo", "node_modules", "scripts/launch.mjs"]));
  // What is built or installed on the way is not there before.
  for (const path of copied.filter((name) => !["build", "node_modules"].includes(name)))
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  const hidden = new Set(read("deploy/Dockerfile.dockerignore").split("\n"));
  expect(copied.filter((name) => hidden.has(name) && !["build", "node_modules"].includes(name))).toEqual([]);
  for (const needed of ["vite.config.ts", "react-router.config.ts", "tsconfig.json", "scripts", "public"])
    expect(hidden.has(needed)).toBe(false);
  expect(app.build).toEqual({ context: "..", dockerfile: "deploy/Dockerfile" });
  for (const text of [unit, read("deploy/Dockerfile")])
    expect(text).toMatch(/\/node\/bin\/node"?,? .*src\/cli\/main\.ts/);
  expect(existsSync(join(root, "src/cli/main.ts"))).toBe(true);
});

test("the unit keeps from the process all that it does not need", () => {
  for (const line of [
    "DynamicUser=yes",
    "ProtectSystem=strict",
    "NoNewPrivileges=yes",
    "CapabilityBoundingSet=",
    "PrivateTmp=yes",
  ])
    expect(unit.split("\n")).toContain(line);
});

test("the page on deployment tells of every file", () => {
  const page = read("docs/deployment.md");
  for (const file of readdirSync(join(root, "deploy"), { withFileTypes: true }))
    if (file.isFile()) expect(page).toContain(`\`${file.name}\``);
});

test("every setting stands in the table of operations", () => {
  const page = read("docs/operations.md");
  expect(Object.keys(VARIABLES).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
