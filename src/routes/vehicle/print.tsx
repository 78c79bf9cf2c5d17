import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { originOf } from "../../features/seo/head.ts";
import { carBySlug } from "../../features/stock/data.ts";
import { vehicleSheet } from "../../features/vehicle/sheet.ts";
import { nextDayIn } from "../../lib/time/dates.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { ComesAlive } from "../../ui/motion/alive.tsx";
import { notFound } from "../not-found.ts";

/** `/print?car_id={slug}`: the printable sheet of a vehicle (VDP-077). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const slug = url.searchParams.get("car_id") ?? "";
  const car = await carBySlug(app.db, site, slug);
  if (!car) throw await notFound(scope, { vehicle: slug });
  // The day of printing is on the sheet, and its registration expires by the calendar where it stands.
  scope.changesAt(Math.min(nextDayAt(now, site.config.timezone), nextDayIn(car.state, now)));
  return { sheet: vehicleSheet(car, site, originOf(site, url), now), path: car.path };
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  const title = loaderData ? `${loaderData.sheet.title} | ${loaderData.sheet.siteName}` : "Vehicle not found";
  return [{ title }, { name: "robots", content: "noindex" }];
}

export const handle: PageHandle = { slots: [], Opened: ComesAlive };

const bring = async () => (await import("./pages/print.tsx")).PrintRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
