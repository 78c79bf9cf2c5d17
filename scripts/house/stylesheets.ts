import { dirname, join, relative, resolve } from "node:path";
import { TEMPLATES } from "../../src/features/site/choices.ts";

/**
 * The rules for CSS (ARCHITECTURE.md, "Templates above"): a stylesheet is beside its component, one file imports them
 * all, and nothing below the templates names a template.
 */

/** The stylesheet that the sites' pages load: the only one that imports from several rooms. */
export const ENTRY = "src/templates/styles.css";
/** The desk's own, which imports the sheets beside it and none of the sites'. */
const DESK_ENTRY = "src/desk/styles/desk.css";
/** Sheets of parts that a page loads only when somebody asks for them, so that no first load pays for their looks. */
const LATER: readonly string[] = ["src/features/search/components/suggest/suggest.css"];
const isEntry = (path: string) => path === ENTRY || path === DESK_ENTRY || LATER.includes(path);

/** Everything that a stylesheet imports: other sheets, the theme that it refers to, Tailwind's plugins, pictures. */
const BRINGS = /@(?:import|reference|plugin|config)\s+(?:url\(\s*)?["']([^"']+)["']|url\(\s*["']?([^"')]+)["']?\s*\)/g;

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** Resolves an address in a stylesheet to a path relative to the project's root; null for packages and data. */
function target(from: string, address: string): string | null {
  const path = address.replace(/[?#].*$/, "");
  if (/^[a-z]+:|^\/\//.test(path)) return null;
  if (path.startsWith("/src/")) return path.slice(1);
  if (!path.startsWith(".") && !path.endsWith(".css")) return null;
  return relative(".", resolve(dirname(from), path));
}

/** A stylesheet's imports, as paths relative to the project's root. */
export function importsOfStylesheet(path: string, text: string): string[] {
  return [...withoutComments(text).matchAll(BRINGS)]
    .map((match) => target(path, match[1] ?? match[2] ?? ""))
    .filter((to) => to !== null);
}

/** What is wrong with the import of a stylesheet, beyond the rules for every import; null for nothing. */
export function judgeStylesheet(from: string, to: string): string | null {
  if (!to.endsWith(".css") || from === ENTRY) return null;
  if (!from.endsWith(".css")) {
    return isEntry(to) ? null : `imports ${to}: ${ENTRY} lists every stylesheet, and the pages load that one`;
  }
  return `${dirname(to)}/`.startsWith(`${dirname(from)}/`)
    ? null
    : `imports ${to}: a stylesheet dresses its own folder, and only ${ENTRY} brings several together, in their order`;
}

/** Stylesheets that no other one imports, so that no page would load them. */
export function unlistedStylesheets(paths: readonly string[], imported: ReadonlySet<string>): string[] {
  return paths.filter((path) => path.endsWith(".css") && !isEntry(path) && !imported.has(path));
}

/** Rooms above the templates, and the templates. Everything else in `src/` is below. */
const ABOVE: readonly string[] = ["templates", "routes", "root.tsx", "entry.client.tsx", "entry.server.tsx"];
/** The list of templates itself. */
const LIST = "src/features/site/choices.ts";
/** Names with another meaning in a list of classes: Tailwind's `group`, and `default`. */
const ORDINARY: readonly string[] = ["group", "default"];

const NAMES = TEMPLATES.filter((name) => !ORDINARY.includes(name)).join("|");
/** A template's name in the document's attribute, in a variant, in a class or by itself. */
const IN_CODE = new RegExp(
  `\\bin-template-|\\bdata-template\\b|(?<=["'\`\\s])(?:${NAMES})-[a-z]|(["'\`])(?:${NAMES})\\1`,
);
const IN_CSS = new RegExp(`in-template-|data-template|[.#](?:${NAMES})(?![a-z])|--(?:${NAMES})(?![a-z])`);

/** The name of a template in a file that must not know any; null for none. */
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
