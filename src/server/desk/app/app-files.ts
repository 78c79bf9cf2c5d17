import express, { type RequestHandler } from "express";
import { sharp } from "../../../lib/libraries/sharp.ts";
import { LOCALE } from "../../../lib/words/locale.ts";
import { WORKER_SCRIPT } from "./worker-script.ts";

/** The files that make the desk an installable app: its manifest, icons, service worker and offline page. */

const INK = "#12454f";
const PAPER = "#f6f4f0";

const MANIFEST = {
  id: "/desk/",
  name: "Forecourt desk",
  short_name: "Desk",
  description: "Leads, stock and shifts of a dealership.",
  start_url: "/desk/",
  scope: "/desk/",
  display: "standalone",
  background_color: PAPER,
  theme_color: PAPER,
  icons: [192, 512].flatMap((size) => [
    { src: `/desk/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "any" },
    { src: `/desk/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "maskable" },
  ]),
  shortcuts: [
    { name: "Leads", url: "/desk/leads" },
    { name: "Stock", url: "/desk/stock" },
  ],
};

/** The app icon, with its mark near the centre because some devices cut the corners off. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${INK}"/><path d="M186 136h160v48H238v62h92v48h-92v82h-52z" fill="${PAPER}"/></svg>`;

/** The page shown without a connection. It loads nothing, since nothing could be loaded. */
const OFFLINE = `<!DOCTYPE html><html lang="${LOCALE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>No connection | Desk</title><style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f6f4f0,#171615);color:light-dark(#292622,#eeece8);font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}
main{max-width:44ch;padding:24px;text-align:center}
h1{font-size:19px;margin:12px 0 4px}
p{margin:0 0 20px;color:light-dark(#5a554d,#bdb8ae)}
a{display:inline-block;min-height:44px;line-height:44px;padding:0 20px;border-radius:8px;background:light-dark(#1d5f6d,#8fcbd6);color:light-dark(#fff,#0e2a30);font-weight:600;text-decoration:none}
svg{color:light-dark(#756f66,#a39d93)}
</style></head><body><main><svg width="34" height="34" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" aria-hidden="true"><path d="M2 8.8a15 15 0 0 1 4.2-2.7M10.7 5A15 15 0 0 1 22 8.8M5 12.9a10 10 0 0 1 5.2-2.7M19 12.9a10 10 0 0 0-2-1.5M8.5 16.4a5 5 0 0 1 7 0M12 20h0M2 2l20 20"/></svg><h1>No connection</h1><p>The desk keeps no pages about people on this device, so there is nothing to show until you are online again. Notes and answers that you wrote without a connection are kept, and go once it is open.</p><a href="/desk/">Try again</a></main></body></html>`;

/** Content security policy of a page with inline styles and no scripts. */
const OFFLINE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const A_DAY = "public, max-age=86400";

/** Serves the app's own files to anyone; none of them contains personal data. */
export function appFiles(): RequestHandler {
  const files = express.Router();
  const icons = new Map<string, Promise<Buffer>>();
  files.get("/manifest.webmanifest", (_req, res) => {
    res.set("Cache-Control", A_DAY).type("application/manifest+json").send(JSON.stringify(MANIFEST));
  });
  files.get("/worker.js", (_req, res) => {
    // Revalidated every time, so that a new version takes over at once.
    res.set("Cache-Control", "no-cache").set("Service-Worker-Allowed", "/desk/");
    res.set("Content-Security-Policy", "default-src 'none'; connect-src 'self'; img-src 'self'");
    res.type("text/javascript").send(WORKER_SCRIPT);
  });
  files.get("/offline", (_req, res) => {
    res.set("Cache-Control", "no-cache").set("Content-Security-Policy", OFFLINE_POLICY);
    res.type("html").send(OFFLINE);
  });
  files.get(["/icon-192.png", "/icon-512.png"], async (req, res) => {
    const size = req.path.includes("512") ? 512 : 192;
    const drawn = icons.get(req.path) ?? sharp(Buffer.from(MARK)).resize(size, size).png().toBuffer();
    icons.set(req.path, drawn);
    res
      .set("Cache-Control", A_DAY)
      .type("png")
      .send(await drawn);
  });
  return files;
}
