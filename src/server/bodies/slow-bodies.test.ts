import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { closeServer, listen } from "../listen.ts";
import { endSlowBodies, mayTakeLong } from "./slow-bodies.ts";

/** A server that answers once a body has come whole; under `/photos` one may take its time. */
async function opened() {
  const server = createServer(async (req, res) => {
    if (req.url === "/photos") mayTakeLong(req);
    res.end(`${(await text(req).catch(() => "")).length} bytes`);
  });
  endSlowBodies(server, 30);
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => closeServer(server, 0));
  return async (path: string) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 10\r\n\r\n12345`);
    return socket;
  };
}

test("a body that does not come whole in time is ended in a sentence", async () => {
  const socket = await (await opened())("/contact");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 [\s\S]*This request took too long to arrive/);
});

test("a photo may take longer than a form's text does", async () => {
  const begin = await opened();
  const [photo, other] = [await begin("/photos"), await begin("/contact")];
  // By then the time of the photo, which began before, is over as well.
  expect(await text(other)).toMatch(/ 408 /);
  photo.write("67890");
  expect(await text(photo)).toContain("10 bytes");
});
