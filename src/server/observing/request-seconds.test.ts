import { Histogram, Registry } from "prom-client";
import { expect, test } from "vitest";
import { RequestSeconds } from "./request-seconds.ts";

test("what is told of requests' times is to the letter what the library's own histogram tells", async () => {
  const [own, library] = [new Registry(), new Registry()];
  const seconds = new RequestSeconds();
  own.registerMetric(seconds.metric());
  const histogram = new Histogram({
    name: "forecourt_http_request_seconds",
    help: "Time to answer, by kind of request and status class.",
    labelNames: ["class", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [library],
  });
  expect(await own.metrics()).toBe(await library.metrics());
  for (const [kind, status, took] of [
    ["page", 200, 0.0004],
    ["page", 204, 0.001],
    ["page", 200, 0.0011],
    ["page", 200, 10.5],
    ["page", 404, 0.3],
    ["data", 503, 2.5],
  ] as const) {
    seconds.add(kind, status, took);
    histogram.observe({ class: kind, status: `${Math.floor(status / 100)}xx` }, took);
  }
  expect(await own.metrics()).toBe(await library.metrics());
});
