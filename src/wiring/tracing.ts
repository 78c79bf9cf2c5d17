import type { Env } from "../env.ts";
import { type SpanFacts, traced, traceInto, tracing } from "../lib/tracing.ts";
import type { SearchEngine } from "../services/search/port.ts";

/**
 * Sends traces to the collector named by OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over HTTP, as JSON). Without that variable
 * no part of OpenTelemetry is loaded. If the collector is unavailable, only traces are lost. The returned function
 * sends the remaining ones.
 */
export async function openTracing({ otlpEndpoint }: Pick<Env, "otlpEndpoint">): Promise<() => Promise<void>> {
  if (otlpEndpoint === null) return async () => {};
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }, hooks, core] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/core"),
  ]);
  const { SpanKind, SpanStatusCode, context, trace } = api;
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${otlpEndpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": "forecourt" }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer("forecourt");
  const propagator = new core.W3CTraceContextPropagator();
  const ERROR = { code: SpanStatusCode.ERROR };
  const within = (span: ReturnType<typeof tracer.startSpan>, parent = context.active()) => trace.setSpan(parent, span);
  traceInto({
    async span<T>(name: string, attributes: SpanFacts, work: () => Promise<T>): Promise<T> {
      const span = tracer.startSpan(name, { attributes });
      try {
        return await context.with(within(span), work);
      } catch (error) {
        // An error's message may repeat what a person typed, so it is only logged.
        span.setStatus(ERROR);
        throw error;
      } finally {
        span.end();
      }
    },
    part(name, attributes, ms, isFailure) {
      if (!trace.getActiveSpan()) return;
      const end = Date.now();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: end - ms });
      if (isFailure) span.setStatus(ERROR);
      span.end(end);
    },
    request(headers, work) {
      const from = propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
      const span = tracer.startSpan("request", { kind: SpanKind.SERVER }, from);
      context.with(within(span, from), work);
      return (name, facts, isFailure) => {
        span.updateName(name).setAttributes(facts);
        if (isFailure) span.setStatus(ERROR);
        span.end();
      };
    },
  });
  return async () => {
    traceInto(null);
    await provider.shutdown().catch(() => {});
  };
}

/** The engine, with each search recorded as a span if traces are collected. */
export function tracedSearch(engine: SearchEngine): SearchEngine {
  if (!tracing()) return engine;
  return {
    search: (request) => traced("search", {}, () => engine.search(request)),
    put: (documents) => engine.put(documents),
    remove: (ids) => engine.remove(ids),
    size: () => engine.size(),
    ...(engine.changes && { changes: () => engine.changes?.() ?? 0 }),
  };
}
