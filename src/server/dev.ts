import { resolve } from "node:path";
import { createServer as createVite } from "vite";
import type { DeskScope } from "../desk-request.ts";
import { parseEnv } from "../env.ts";
import { endOnSignals } from "../lib/end-on-signals.ts";
import type { RequestScope } from "../request.ts";
import type { RenderDesk } from "./desk/serve-desk.ts";
import type { renderPage } from "./pages/render.ts";
import { openDoorWarnings } from "./shell/open-doors.ts";
import { start } from "./start.ts";

/** `npm run dev`: the same server, but Vite renders pages from the current sources and nothing is cached. */
const env = parseEnv(process.env);
if (!env.ok) {
  console.error(`forecourt: ${env.error.join(" ")}`);
  process.exit(1);
}
const root = resolve(import.meta.dirname, "../..");
const vite = await createVite({ root, appType: "custom", server: { middlewareMode: true } });

const deskVite = await createVite({
  root: resolve(root, "src/desk"),
  appType: "custom",
  server: { middlewareMode: true, hmr: { port: 24_679 } },
});

const server = await start(env.value, {
  root,
  client: null,
  development: vite.middlewares,
  desk: {
    client: null,
    development: deskVite.middlewares,
    renderDesk: async (request: Request, scope: DeskScope) => {
      const module = (await deskVite.ssrLoadModule("/render.ts")) as { renderDesk: RenderDesk };
      return module.renderDesk(request, scope);
    },
  },
  renderPage: async (request: Request, scope: RequestScope) => {
    const module = (await vite.ssrLoadModule("/src/server/pages/render.ts")) as { renderPage: typeof renderPage };
    return module.renderPage(request, scope);
  },
});
console.log(`forecourt: developing at ${server.url}`);
for (const address of server.sites) console.log(`  ${address}`);
for (const line of [...openDoorWarnings(env.value), ...server.notices]) console.log(`forecourt: ${line}`);

endOnSignals(async () => {
  await Promise.all([server.close(), vite.close(), deskVite.close()]);
});
