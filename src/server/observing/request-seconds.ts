import type { Metric } from "prom-client";
import type { RequestClass } from "./facts.ts";

/** Seconds up to which each bucket counts. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const NAME = "forecourt_http_request_seconds";

/** Requests of one kind with one class of status. */
class Series {
  /** How many took longer than the bound before and at most this one. */
  readonly buckets = BOUNDS.map(() => 0);
  count = 0;
  sum = 0;

  add(seconds: number): void {
    this.count += 1;
    this.sum += seconds;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.buckets[at] = (this.buckets[at] ?? 0) + 1;
  }

  /** Its figures as Prometheus reads a histogram: each bucket contains those below it. */
  figures(labels: Readonly<Record<string, string>>) {
    let below = 0;
    const bucket = (le: number | string, value: number) => ({
      metricName: `${NAME}_bucket`,
      labels: { le, ...labels },
      value,
    });
    return [
      ...this.buckets.map((count, at) => {
        below += count;
        return bucket(BOUNDS[at] ?? 0, below);
      }),
      bucket("+Inf", this.count),
      { metricName: `${NAME}_sum`, labels, value: this.sum },
      { metricName: `${NAME}_count`, labels, value: this.count },
    ];
  }
}

/**
 * How long requests took, by kind and class of status. The library's own histogram makes a text of the labels for each
 * request, by which it finds them.
 */
export class RequestSeconds {
  readonly #kinds = new Map<RequestClass, readonly Series[]>();

  add(kind: RequestClass, status: number, seconds: number): void {
    const series = this.#kinds.get(kind) ?? this.#begin(kind);
    series[Math.floor(status / 100) - 1]?.add(seconds);
  }

  #begin(kind: RequestClass): readonly Series[] {
    const series = [1, 2, 3, 4, 5].map(() => new Series());
    this.#kinds.set(kind, series);
    return series;
  }

  /** As a metric that the library's registry tells of. */
  metric(): Metric {
    const get = async () => {
      const values = [...this.#kinds].flatMap(([kind, series]) =>
        series.flatMap((one, at) => (one.count > 0 ? one.figures({ class: kind, status: `${at + 1}xx` }) : [])),
      );
      return { name: NAME, help: "Time to answer, by kind of request and status class.", type: "histogram", values };
    };
    // The registry asks a metric for nothing else than its name and its figures; tests ask what it counts by.
    return { name: NAME, type: "histogram", labelNames: ["class", "status"], get } as unknown as Metric;
  }
}
