import type { IncomingHttpHeaders } from "node:http";

/**
 * What is known of a span. It never contains what a person typed or is: no addresses of pages, no values of queries.
 */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Whoever takes the traces of this process. */
export interface Tracing {
  /** Does the work as a span, within the one that is under way; one that rejects has failed. */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Reports what has just ended and took so many milliseconds; only as a part of a span that is under way. */
  part(name: string, facts: SpanFacts, ms: number, isFailure: boolean): void;
  /** Does the work within a span of a request, which goes on from `traceparent`; what is returned ends the span. */
  request(headers: IncomingHttpHeaders, work: () => void): (name: string, facts: SpanFacts, isFailure: boolean) => void;
}

let taker: Tracing | null = null;

/** Who takes the traces; null where nobody does, and then tracing costs nothing. */
export const tracing = (): Tracing | null => taker;

/** Lets all traces from now on go there, or nowhere. */
export function traceInto(next: Tracing | null): void {
  taker = next;
}

/** Does the work, as a span where somebody takes traces. */
export const traced = <T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> =>
  taker ? taker.span(name, facts, work) : work();
