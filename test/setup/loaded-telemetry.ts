/** What a process says that loads OpenTelemetry. Its mere interface comes with the metrics library, and is no part. */
export const LOADED_TELEMETRY = "loaded OpenTelemetry";

const HOOK = `import { registerHooks } from "node:module";
registerHooks({
  load(url, context, next) {
    if (/@opentelemetry\\/(?!api\\/)/.test(url)) process.stderr.write("${LOADED_TELEMETRY}\\n");
    return next(url, context);
  },
});`;

/** The environment of a process that says so. */
export const SAY_TELEMETRY = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HOOK)}` } as const;
