import type { Plugin } from "vite";

/**
 * Libraries that a build of the server loads from `node_modules` as they are: those with code of the machine's own,
 * those that find files by their own place, those that are loaded only when they are needed, and React and the traces'
 * interface, of which there must be one for all. Every other is taken into the build, so that of a library only what
 * is used is read and kept in memory.
 */
export const LOADED_AS_THEY_ARE = [
  ...["sharp", "ssh2", "pg", "pino", "express", "react", "react-dom"],
  ...["@aws-sdk/client-s3", "basic-ftp", "meilisearch", "pdfkit", "smtp-server", "stripe", "uqr"],
  ..."api context-async-hooks core exporter-trace-otlp-http resources sdk-trace"
    .split(" ")
    .map((part) => `@opentelemetry/${part}`),
];

/**
 * How a build of the server is made smaller, since it keeps its source in memory: without what only readers need. Names
 * of functions and classes stay, which an error's stack tells.
 */
export const FOR_MEMORY = {
  compress: false,
  mangle: { keepNames: true },
  codegen: { removeWhitespace: true },
} as const;

const BEYOND_ASCII = /\P{ASCII}/gu;
const RAW_TEXT_BEYOND_ASCII = /String\.raw`[^`]*\P{ASCII}/u;

/**
 * A source with every character beyond ASCII written as an escape. JavaScript keeps sources in memory for as long as it
 * runs, and one such character makes it take two bytes for each letter instead of one.
 * @throws where an escape would change what the code says.
 */
export function inAscii(code: string): string {
  if (RAW_TEXT_BEYOND_ASCII.test(code)) throw new Error("A raw text holds a character that would have to be escaped.");
  const escapes = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return code.replace(BEYOND_ASCII, (character) => character.split("").map(escapes).join(""));
}

/** Writes a server's build in ASCII, but for one with maps, whose columns would no longer be right. */
export const asciiSources = (): Plugin => ({
  name: "ascii-sources",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle({ sourcemap }, bundle) {
    if (sourcemap) return;
    for (const part of Object.values(bundle)) if (part.type === "chunk") part.code = inAscii(part.code);
  },
});
