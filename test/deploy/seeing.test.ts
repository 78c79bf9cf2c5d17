import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { SOURCE_STANDINGS } from "../../src/features/feeds/sources/data.ts";
import { DELIVERY_STATES } from "../../src/features/leads/sending/deliveries.ts";
import type { App } from "../../src/request.ts";
import { Metrics } from "../../src/server/observing/metrics.ts";
import type { PageCache } from "../../src/server/pages/page-cache.ts";
import type { ImageService } from "../../src/server/pictures/images.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, "../../deploy", name), "utf8");

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}
const { groups } = parse(read("alerts.yml")) as { groups: readonly { readonly rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read("grafana-dashboard.json")) as {
  panels: readonly {
    readonly title: string;
    readonly gridPos: object;
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
};

const said = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => [title, `${expr} ${legendFormat}`] as const),
  ),
];

/** Labels by metric, as the server registers them; of a histogram also those of its parts. */
const labels = new Map<string, ReadonlySet<string>>();
beforeAll(async () => {
  const metrics = new Metrics();
  metrics.watch({} as App, {} as PageCache, {} as ImageService);
  metrics.watchStock(() => ({ lag: 0 }));
  metrics.watchClock(() => 0);
  metrics.watchSearch(async () => ({ answers: true, behind: 0, holder: null, elected: false, lastError: null }));
  metrics.withProcess();
  for (const metric of metrics.registry.getMetricsAsArray()) {
    const own = new Set((metric as unknown as { labelNames?: string[] }).labelNames ?? []);
    labels.set(metric.name, own);
    if (String(metric.type) !== "histogram") continue;
    for (const part of ["count", "sum"]) labels.set(`${metric.name}_${part}`, own);
    labels.set(`${metric.name}_bucket`, new Set([...own, "le"]));
  }
});

/** What Prometheus itself adds to every series. */
const ADDED = ["instance", "job"];

test("alerts and dashboard name only metrics that the server has, with labels that these have", () => {
  expect(labels.size).toBeGreaterThan(20);
  for (const [where, expression] of said) {
    const named = [...expression.matchAll(/\b(forecourt_\w+)(?:\{([^}]*)\})?/g)];
    if (!expression.startsWith("up{")) expect([where, named.length > 0]).toEqual([where, true]);
    const allowed = new Set(ADDED);
    for (const [, name = "", selector = ""] of named) {
      expect([where, name, labels.has(name)]).toEqual([where, name, true]);
      for (const label of labels.get(name) ?? []) allowed.add(label);
      for (const [, label = ""] of selector.matchAll(/(\w+)\s*(?:=~|!=|=)/g))
        expect([where, name, label, labels.get(name)?.has(label)]).toEqual([where, name, label, true]);
    }
    const used = [...expression.matchAll(/\b(?:by|ignoring)\s*\(([^)]*)\)|\{\{\s*(\w+)\s*\}\}/g)];
    for (const [, list = "", one = ""] of used)
      for (const label of [...list.split(","), one].map((name) => name.trim()).filter(Boolean))
        expect([where, label, allowed.has(label)]).toEqual([where, label, true]);
  }
});

test("the states that they name are states that there are", () => {
  const text = said.map(([, expression]) => expression).join("\n");
  const statesOf = (metric: string) =>
    [...text.matchAll(new RegExp(`${metric}\\{state=~?"([^"]*)"`, "g"))].flatMap(([, words = ""]) => words.split("|"));
  const deliveries: readonly string[] = DELIVERY_STATES;
  expect(statesOf("forecourt_lead_deliveries").filter((state) => !deliveries.includes(state))).toEqual([]);
  const standings: readonly string[] = SOURCE_STANDINGS;
  expect(statesOf("forecourt_feed_source").filter((state) => !standings.includes(state))).toEqual([]);
});

test("each alert says what is wrong and what to do, and each panel has its place", () => {
  for (const { alert, annotations, labels: own } of rules) {
    expect([alert, annotations.summary.endsWith("."), annotations.description.length > 20]).toEqual([
      alert,
      true,
      true,
    ]);
    expect(["page", "warn"]).toContain(own.severity);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  expect(new Set(panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(panels.length);
});
