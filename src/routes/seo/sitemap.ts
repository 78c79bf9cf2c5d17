import type { LoaderFunctionArgs } from "react-router";
import { financeAddresses } from "../../features/finance/finance-pages.ts";
import { vehicleCount } from "../../features/search/data.ts";
import { pageAddresses, searchAddresses, vehicleAddresses } from "../../features/seo/data.ts";
import { originOf } from "../../features/seo/head.ts";
import { MOST_ADDRESSES, type SitemapAddress, sitemapIndexXml, sitemapXml } from "../../features/seo/sitemap.ts";
import type { Result } from "../../lib/result.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import type { SearchFailure } from "../../services/search/port.ts";

const HOUR = 3_600_000;
const VEHICLES = /^vehicles-([1-9]\d{0,3})\.xml$/;

/** `GET /sitemap.xml`, the list of the site's sitemaps, and each of them at `/sitemaps/{file}` (sitemaps.org). */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const scope = context.get(requestScope);
  const { app, site, now, requestId } = scope;
  const origin = originOf(site, url);
  const made = params.file === undefined ? await listOf(scope, origin) : await fileOf(scope, origin, params.file);
  if (made === null) return new Response("There is no such sitemap.\n", { status: 404 });
  if (!made.ok) {
    app.log.error({ requestId, failure: made.error.kind }, "a sitemap without stock");
    return new Response("The stock cannot be asked just now.\n", { status: 503, headers: { "Retry-After": "60" } });
  }
  // Sold vehicles leave the sitemap as time passes.
  scope.changesAt(now + HOUR);
  const write = params.file === undefined ? sitemapIndexXml : sitemapXml;
  return new Response(write(made.value), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

type Made = Result<readonly SitemapAddress[], SearchFailure>;

async function listOf({ app, site, now }: RequestScope, origin: string): Promise<Made> {
  const vehicles = await vehicleCount(app.search, site, now);
  if (!vehicles.ok) return vehicles;
  const files = Math.ceil(vehicles.value / MOST_ADDRESSES);
  const names = ["pages", "searches", ...Array.from({ length: files }, (_, at) => `vehicles-${at + 1}`)];
  return { ok: true, value: names.map((name) => ({ loc: `${origin}/sitemaps/${name}.xml`, changed: null })) };
}

async function fileOf({ app, site, now }: RequestScope, origin: string, file: string): Promise<Made | null> {
  if (file === "pages.xml") return { ok: true, value: pageAddresses(site, origin, financeAddresses(site)) };
  if (file === "searches.xml") return searchAddresses(app.search, site, origin, now);
  const [, number] = VEHICLES.exec(file) ?? [];
  if (number === undefined) return null;
  const vehicles = await vehicleAddresses(app, site, origin, Number(number), now);
  return vehicles.ok && vehicles.value.length === 0 ? null : vehicles;
}
