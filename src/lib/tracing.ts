import type { IncomingHttpHeaders } from "node:http";

/** The attributes of a span. They never contain personal data: no page addresses and no values of queries. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Receives the traces of this process. */
export interface Tracing {
  /** Does the work as a span within the current one; a rejection marks the span as failed. */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Reports work that has just ended and took `ms` milliseconds; ignored outside a current span. */
  part(name: string, facts: SpanFacts, ms: number, isFailure: boolean): void;
  /** Does the work within a request's span, which continues `traceparent`. The returned function ends the span. */
  request(headers: IncomingHttpHeaders, work: () => void): (name: string, facts: SpanFacts, isFailure: boolean) => void;
}

let taker: Tracing | null = null;

/** The current receiver of traces; null if there is none, in which case tracing costs nothing. */
export const tracing = (): Tracing | null => taker;

/** Sends all traces from now on to `next`, or discards them if it is null. */
export function traceInto(next: Tracing | null): void {
  taker = next;
}

/** Does the work, as a span if traces are collected. */
export const traced = <T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> =>
  taker ? taker.span(name, facts, work) : work();
