import { createServer, get as httpGet, type RequestListener } from "node:http";
import type { get as httpsGet } from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { closeServer, listen } from "../../server/listen.ts";
import { allowedRemote } from "../site/dealership/picture-hosts.ts";
import { fetchPicture } from "./remote-picture.ts";

test.each([
  ["https://photos.example.com/1.jpg", true],
  ["https://PHOTOS.example.com/1.jpg", true],
  ["http://photos.example.com/1.jpg", false],
  ["https://photos.example.com:8443/1.jpg", false],
  ["https://kim:pw@photos.example.com/1.jpg", false],
  ["https://photos.example.com.evil.example/1.jpg", false],
  ["https://evil.example/photos.example.com", false],
  ["file:///etc/passwd", false],
  ["https://", false],
])("%s may be asked: %s", (source, allowed) => {
  expect(allowedRemote(source, ["photos.example.com"]) !== null).toBe(allowed);
});

test("a listed host that resolves to this machine is not asked", async () => {
  const fetched = await fetchPicture("https://localhost/1.jpg", { hosts: ["localhost"] });
  expect(fetched).toEqual({ ok: false, error: "failed" });
});

test("a listed host that is a private address itself is not asked", async () => {
  const fetched = await fetchPicture("https://127.0.0.1/1.jpg", { hosts: ["127.0.0.1"] });
  expect(fetched).toEqual({ ok: false, error: "not-allowed" });
});

/** Fetches from the test's own server, without TLS. */
async function fetchFrom(answer: RequestListener, largest = 1000) {
  const server = createServer(answer);
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => closeServer(server, 0));
  const get = ((url: URL, options: object, callback: never) =>
    httpGet(`http://localhost:${port}${url.pathname}`, { ...options, family: 4 }, callback)) as typeof httpsGet;
  return fetchPicture("https://photos.example.com/1.jpg", {
    hosts: ["photos.example.com"],
    get,
    isAllowed: () => true,
    largest,
  });
}

test("a picture's bytes come whole", async () => {
  const fetched = await fetchFrom((req, res) => res.setHeader("Content-Type", "image/jpeg").end(`picture ${req.url}`));
  expect(fetched.ok && fetched.value.toString()).toBe("picture /1.jpg");
});

test.each<[string, "missing" | "failed", RequestListener]>([
  ["a redirect", "missing", (_req, res) => res.writeHead(302, { Location: "https://evil.example/" }).end()],
  ["a page", "missing", (_req, res) => res.setHeader("Content-Type", "text/html").end("<p>")],
  ["an error", "failed", (_req, res) => res.writeHead(500, { "Content-Type": "image/jpeg" }).end("x")],
  [
    "more than the largest",
    "missing",
    (_req, res) => res.setHeader("Content-Type", "image/jpeg").end("x".repeat(1001)),
  ],
  [
    "half an answer",
    "failed",
    (_req, res) =>
      void res.writeHead(200, { "Content-Type": "image/jpeg", "Content-Length": 50 }).write("x", () => res.destroy()),
  ],
])("%s is no picture: %s", async (_name, error, answer) => {
  expect(await fetchFrom(answer)).toEqual({ ok: false, error });
});
