import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { COVERED } from "../../../src/features/media/covered-vehicle.ts";
import { ask } from "../../setup/ask.ts";
import { spawnCommand } from "../../setup/command.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

const STOCK = `Stock No,Year,Make,Model,Badge,Body,Fuel,Transmission,Kilometres,Price,Condition
N101,2021,Toyota,RAV4,GX,SUV,Hybrid,Automatic,41200,36990,Used
N102,2019,Mazda,CX-5,Maxx Sport,SUV,Petrol,Automatic,68400,27990,Used
N103,2022,Ford,Ranger,XLT,Ute,Diesel,Automatic,35100,51990,Used
`;

/** What a person types, mistakes included. */
const TYPED = [
  ...[
    "Northgate Motors",
    "northgate",
    "Northgate Motors Pty Ltd",
    "5182475355",
    "51 824 753 556",
    "boats",
    "",
    "luxury",
    "group",
  ],
  ...["blue", "#0B5D7A", "", "www.northgate.example", "sales@northgate", "sales@northgate.example"],
  ...["12 Gympie Road", "Kedron", "qld", "4031", "07 5550 0142", "", "Mon-Fri 8:30-17:30, Sat 9"],
  ...["Mon-Fri 8:30-17:30, Sat 9-13", "no"],
];

const DOC = join(import.meta.dirname, "../../../docs/new-dealer.md");
const BLOCK = /(<!-- recording: .* -->\n)([\s\S]*?)(<!-- end of recording -->)/;

let folder: string;
let server: ServerProcess;
let tlsAsks: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-new-dealer-"));
  mkdirSync(join(folder, "sites"));
  writeFileSync(join(folder, "stock.csv"), STOCK);
  const env = { FORECOURT_SITES: join(folder, "sites"), FORECOURT_DATA: join(folder, "data") };
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  tlsAsks = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, "close");
  const FORECOURT_TLS_ASK = `127.0.0.1:${tlsAsks}`;
  server = await startServerProcess({ ...env, FORECOURT_TLS_ASK, FORECOURT_DEMO_STOCK: "0" });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function typed(words: readonly string[], lines: readonly string[]) {
  const env = { FORECOURT_SITES: join(folder, "sites"), FORECOURT_DATA: join(folder, "data") };
  const child = spawnCommand(words, { env, input: `${lines.join("\n")}\n` });
  let said = "";
  child.stdout?.on("data", (part) => {
    said += part;
  });
  const code = await new Promise((done) => child.once("close", done));
  return { code, said };
}

const at = (path: string) => ask(server.port, "northgate", path);

test("a new dealer is asked for, written, imported, live and allowed a certificate; the recording in the docs says just that", async () => {
  const { code, said } = await typed(["sites", "new", "--stock", join(folder, "stock.csv")], TYPED);
  expect([code, said]).toEqual([0, expect.stringContaining("3 of these cars are listed")]);
  const plain = said
    .replaceAll(`${folder}/`, "")
    .replace(/Took \S+ s\./, "Took 0.1 s.")
    .replaceAll(/ +$/gm, "");
  const recording = `\n\`\`\`\n$ forecourt sites new --stock stock.csv\n${plain}\`\`\`\n\n`;
  const doc = readFileSync(DOC, "utf8");
  if (inject("snapshotUpdates") === "all") writeFileSync(DOC, doc.replace(BLOCK, `$1${recording}$3`));
  else expect(BLOCK.exec(doc)?.[2]).toBe(recording);

  await expect.poll(async () => (await at("/")).status).toBe(200);
  await expect.poll(async () => (await at("/search/new-used-and-demo-cars")).text).toContain("2022 Ford Ranger");
  const mayHaveCertificate = async (host: string) =>
    (await ask(tlsAsks, "northgate", `/known-host?domain=${host}`)).status;
  expect(await mayHaveCertificate("www.northgate.example")).toBe(200);
  expect(await mayHaveCertificate("www.stranger.example")).toBe(404);
  const home = (await at("/")).text;
  expect(home).toContain("12 Gympie Road");
  const links = new Set([...home.matchAll(/href="(\/[^"#?]*)[^"]*"/g)].map(([, path = ""]) => path));
  expect(links.size).toBeGreaterThan(12);
  for (const link of links) expect([link, (await at(link)).status]).toEqual([link, expect.toSatisfy((it) => it < 400)]);
});

test("a site made for a file of caravans sells caravans, fetches their pictures, and draws them under a cover meanwhile", async () => {
  const file = join(folder, "caravans.csv");
  const photos = "http://photos.dealer.example/1.jpg|https://photos.dealer.example/2.jpg";
  writeFileSync(file, `Stock No,Year,Make,Model,Body,Price,Images\nV1,2019,Jayco,Starcraft,Caravan,45990,${photos}\n`);
  const place = { street: "1 High Street", town: "Kedron", state: "QLD", postcode: "4031", phone: "07 5550 0142" };
  const make = async (slug: string, options: readonly string[]) => {
    const answers = join(folder, `${slug}.json`);
    writeFileSync(
      answers,
      JSON.stringify({ name: slug, slug, template: "group", email: "a@b.example", places: [place] }),
    );
    return await typed(["sites", "new", "--answers", answers, "--stock", file, ...options], []);
  };
  const { code, said } = await make("vans", []);
  expect([code, said]).toEqual([0, expect.stringContaining("1 of these cars is listed")]);
  expect(said).toContain("2 pictures are fetched by the running server");
  await expect.poll(async () => (await ask(server.port, "vans", "/")).text).toContain("2019 Jayco Starcraft");
  const home = (await ask(server.port, "vans", "/")).text;
  expect(home).toContain(COVERED.caravan.cloth);
  expect(home).not.toContain(COVERED.car.cloth);
  expect((await make("others", ["--no-pictures"])).said).not.toContain("fetched by the running server");
});
