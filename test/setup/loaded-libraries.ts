/** What a process says that loads one of these libraries, with its name. */
export const LOADED = "loaded the library ";

/** OpenTelemetry without its mere interface, which comes with the metrics library. */
export const TELEMETRY = "@opentelemetry/(?!api/)[^/]+";

/** The environment of a process that says which of these libraries, each a pattern of its name, it loads. */
export function sayLibraries(names: readonly string[]): { readonly NODE_OPTIONS: string } {
  const hook = `import { registerHooks } from "node:module";
const libraries = new RegExp("/node_modules/(" + ${JSON.stringify(names.join("|"))} + ")(?:/|$)");
registerHooks({
  load(url, context, next) {
    const library = libraries.exec(url)?.[1];
    if (library && process.argv[1]?.endsWith("serve.mjs")) process.stderr.write("${LOADED}" + library + "\\n");
    return next(url, context);
  },
});`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` };
}
