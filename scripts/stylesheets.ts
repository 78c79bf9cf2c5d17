import { dirname, join, relative, resolve } from "node:path";
import { TEMPLATES } from "../src/features/site/choices.ts";

/**
 * The rules of CSS (ARCHITECTURE.md, "Templates above"): a stylesheet stands beside the component that it dresses, one
 * file brings them all together, and nothing below the templates names one.
 */

/** The stylesheet that the pages load: the only one that imports from several rooms. */
export const ENTRY = "src/templates/styles.css";

/** What a stylesheet brings in: other sheets, the theme that it refers to, Tailwind's plugins, pictures. */
const BRINGS = /@(?:import|reference|plugin|config)\s+(?:url\(\s*)?["']([^"']+)["']|url\(\s*["']?([^"')]+)["']?\s*\)/g;

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** A path from the project's root, as a stylesheet's address of a file means it; null for packages and data. */
function target(from: string, address: string): string | null {
  const path = address.replace(/[?#].*$/, "");
  if (/^[a-z]+:|^\/\//.test(path)) return null;
  if (path.startsWith("/src/")) return path.slice(1);
  if (!path.startsWith(".") && !path.endsWith(".css")) return null;
  return relative(".", resolve(dirname(from), path));
}

/** What a stylesheet brings in, as paths from the project's root. */
export function importsOfStylesheet(path: string, text: string): string[] {
  return [...withoutComments(text).matchAll(BRINGS)]
    .map((match) => target(path, match[1] ?? match[2] ?? ""))
    .filter((to) => to !== null);
}

/** What is wrong with bringing a stylesheet in, beyond what holds for every import; null for nothing. */
export function judgeStylesheet(from: string, to: string): string | null {
  if (!to.endsWith(".css") || from === ENTRY) return null;
  if (!from.endsWith(".css")) {
    return to === ENTRY ? null : `imports ${to}: ${ENTRY} lists every stylesheet, and the pages load that one`;
  }
  return `${dirname(to)}/`.startsWith(`${dirname(from)}/`)
    ? null
    : `imports ${to}: a stylesheet dresses its own folder, and only ${ENTRY} brings several together, in their order`;
}

/** Stylesheets that no other one imports: no page would ever load them. */
export function unlistedStylesheets(paths: readonly string[], imported: ReadonlySet<string>): string[] {
  return paths.filter((path) => path.endsWith(".css") && path !== ENTRY && !imported.has(path));
}

/** Rooms that stand above the templates, or are one. Everything else of `src/` lies below. */
const ABOVE: readonly string[] = ["templates", "routes", "root.tsx", "entry.client.tsx", "entry.server.tsx"];
/** The list of templates itself. */
const LIST = "src/features/site/choices.ts";
/** Names that mean something else in a list of classes: Tailwind's `group`, and a default. */
const ORDINARY: readonly string[] = ["group", "default"];

const NAMES = TEMPLATES.filter((name) => !ORDINARY.includes(name)).join("|");
/** A template asked for by the mark on the document, by a variant, by a class of its own or by its very name. */
const IN_CODE = new RegExp(
  `\\bin-template-|\\bdata-template\\b|(?<=["'\`\\s])(?:${NAMES})-[a-z]|(["'\`])(?:${NAMES})\\1`,
);
const IN_CSS = new RegExp(`in-template-|data-template|[.#](?:${NAMES})(?![a-z])|--(?:${NAMES})(?![a-z])`);

/** The name of a template where nothing may know of one; null for none. */
export function judgeTemplateName(path: string, text: string): string | null {
  const room = path.split("/")[1] ?? "";
  if (!path.startsWith("src/") || ABOVE.includes(room) || path === LIST) return null;
  const found = path.endsWith(".css") ? IN_CSS.exec(withoutComments(text)) : IN_CODE.exec(text);
  if (!found) return null;
  return (
    `names a template ("${found[0].trim()}"): what lies below the templates knows none; read a token, or give the part ` +
    `a class of its own, and let ${join("src/templates", "<name>")} say how it wants that`
  );
}
