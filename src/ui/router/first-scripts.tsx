import { useContext } from "react";
import {
  UNSAFE_FrameworkContext as Framework,
  Links,
  Scripts,
  UNSAFE_DataRouterStateContext as State,
  useMatches,
} from "react-router";
import type { FirstPage } from "./first-page.ts";

const json = JSON.stringify;

/** Opens the stream in which React Router's own scripts, behind the page, write its data. */
const streamOf = (handoff: string) =>
  `window.__reactRouterContext=${handoff};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`;

/**
 * The document's own code, instead of React Router's `Scripts`: this one loads no list of all routes, only of those
 * that the page consists of (`first-page.ts`).
 */
function Written() {
  const framework = useContext(Framework);
  const matches = useContext(State)?.matches;
  if (!framework || !matches) throw new Error("A document is rendered outside its router.");
  const { manifest, nonce, renderMeta, serverHandoffString = "" } = framework;
  if (renderMeta) renderMeta.didRenderScripts = true;
  const entries = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const page: Omit<FirstPage, "modules"> = {
    manifest: {
      url: manifest.url,
      routes: Object.fromEntries(
        entries.map(({ id, parentId, module, css, hasLoader }) => [id, { id, parentId, module, css, hasLoader }]),
      ),
    },
    matches: matches.map(({ route, params, pathname, pathnameBase }) => ({
      id: route.id,
      params,
      pathname,
      pathnameBase,
    })),
  };
  const imports = entries.map(({ module }, index) => `import * as r${index} from ${json(module)}`);
  const modules = entries.map(({ id }, index) => `${json(id)}:r${index}`);
  const code = `${imports.join(";")};window.firstPage={...${json(page).replaceAll("<", "\\u003c")},modules:{${modules}}};import(${json(manifest.entry.module)})`;
  const before = [manifest.entry, ...entries].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return (
    <>
      {[...new Set(before)].map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <Script nonce={nonce} code={streamOf(serverHandoffString)} />
      <Script nonce={nonce} code={code} module />
    </>
  );
}

interface ScriptProps {
  readonly nonce?: string;
  readonly code: string;
  readonly module?: boolean;
}

function Script({ nonce, code, module }: ScriptProps) {
  const kind = module ? ({ type: "module", async: true } as const) : {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own, its data as JSON without `<`
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} {...kind} />;
}

/** What the server wrote stays as it is. */
const Kept = () => (
  <>
    <Script code=" " />
    <Script code=" " module />
  </>
);

/** The stylesheets of the routes that a page consists of. */
function Sheets() {
  const framework = useContext(Framework);
  const sheets = new Set(useMatches().flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? []));
  return [...sheets].map((href) => <link key={href} rel="stylesheet" href={href} nonce={framework?.nonce} />);
}

// In development the bundler has sheets and scripts of its own, which React Router's parts know.

/** React Router's `Links`, without what no route of ours asks for. */
export const FirstLinks = import.meta.env.DEV ? Links : Sheets;
/** React Router's `Scripts`, without the list of all routes. */
export const FirstScripts = import.meta.env.DEV ? Scripts : import.meta.env.SSR ? Written : Kept;
