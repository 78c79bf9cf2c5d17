import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { temporaryFolder, testServer } from "../testing.ts";

const site = (slug: string, name: string) => ({ ...testSite(slug, [dealership(1, "parramatta")]), name });

async function serverWith(env: Readonly<Record<string, string>> = {}) {
  const gallery = await temporaryFolder();
  await mkdir(join(gallery, "halden"));
  await writeFile(join(gallery, "halden", "home-1440.webp"), "picture");
  await writeFile(join(gallery, "secret.txt"), "secret");
  const search = await engineWith([testCar(1), testCar(2)]);
  return testServer({
    sites: [site("halden", "Halden & Sons <x>"), site("kingtide", "Kingtide")],
    search,
    gallery,
    env,
  });
}

test("the bare host shows every site in development: its name, its stock, its picture where there is one", async () => {
  const server = await serverWith();
  const { status, text } = await server.ask("/", { host: `localhost:${server.port}` });
  expect(status).toBe(200);
  expect(text).toContain(`http://kingtide.localhost:${server.port}/`);
  expect(text).toContain("Halden &#38; Sons &#60;x&#62;");
  expect(text).toContain("2 vehicles");
  expect(text.match(/<img src="\/gallery/g)).toHaveLength(1);
  const picture = await server.ask("/gallery/halden/home-1440.webp", { host: "localhost" });
  expect([picture.text, picture.headers["content-type"]]).toEqual(["picture", "image/webp"]);
});

test("nothing but the pictures is served of the gallery's folder, and nothing to a site", async () => {
  const server = await serverWith();
  expect((await server.ask("/gallery/secret.txt", { host: "localhost" })).status).toBe(404);
  expect((await server.ask("/gallery/halden/home-1440.webp")).text).toBe("<p>page</p>");
});

test("in production the bare host is a host that nobody knows", async () => {
  const server = await serverWith({ FORECOURT_MODE: "production", SMTP_URL: "smtp://mail.example" });
  const answer = await server.ask("/", { host: "localhost" });
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain("halden");
});
