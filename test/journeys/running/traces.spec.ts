import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../setup/ask.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { LOADED, sayLibraries, TELEMETRY } from "../../setup/loaded-libraries.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

/** A span as OTLP's JSON has it. */
interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}
interface Batch {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const bodies: string[] = [];
let collector: Server;
let server: ServerProcess;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    if (request.url === "/v1/traces") bodies.push(await text(request));
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  server = await startServerProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    FORECOURT_DEMO_STOCK: "60",
    ...sayLibraries([TELEMETRY]),
  });
});
afterAll(async () => {
  await server?.stop();
  collector?.close();
});

const spans = (): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Batch).resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
  );
const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test("a collector gets spans of requests, searches, queries and deliveries, in the caller's trace and without a person's data", async () => {
  expect(server.said()).toContain(`${LOADED}@opentelemetry/`);
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const path = "/search/used-cars?q=0491570156&email=kim%40example.com";
  expect((await ask(server.port, "halden", path, { headers })).status).toBe(200);
  const list = (await ask(server.port, "halden", "/search/used-cars")).text;
  const car = /href="(\/cars\/[^"/]+)"/.exec(list)?.[1] ?? expect.fail("there is no car");
  expect((await ask(server.port, "halden", car, { headers })).status).toBe(200);
  expect((await postLead(server.port, { ...ENQUIRY, message: "Secret words" })).status).toBe(200);
  await expect.poll(() => spans().map(({ name }) => name), { timeout: 20_000 }).toContain("delivery");
  await expect.poll(() => spans().map(({ name }) => name)).toContain("POST /api/leads");

  const mine = spans().filter((span) => span.traceId === traceId);
  const request = mine.find(({ name }) => name === "GET /search/*") ?? expect.fail("no span of the search page");
  expect(request.parentSpanId).toBe("b7ad6b7169203331");
  expect(factsOf(request)).toMatchObject({ "http.route": "/search/*", "forecourt.site": "halden" });
  expect(mine.find(({ name }) => name === "search")?.traceId).toBe(traceId);
  const carSpan = mine.find(({ name }) => name === "GET /cars/:slug") ?? expect.fail("no span of the car's page");
  const query = mine.find(({ name, parentSpanId }) => name === "select cars" && parentSpanId === carSpan.spanId);
  expect(query && factsOf(query)).toEqual({ "db.operation.name": "select", "db.collection.name": "cars" });
  const delivery = spans().find(({ name }) => name === "delivery");
  expect(delivery && factsOf(delivery)).toMatchObject({ "forecourt.site": "halden", "forecourt.channel": "email" });
  expect(bodies.join("")).not.toMatch(/kim|0491 ?570|Imogen|Whitlock|Secret words|imogen@|traceparent|\/cars\/\d/);
});

test("without its collector a server answers as before", async () => {
  collector.closeAllConnections();
  await new Promise((closed) => collector.close(closed));
  expect((await ask(server.port, "halden", "/search/new-cars")).status).toBe(200);
});
