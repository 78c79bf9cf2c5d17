import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { sentLead } from "../../features/leads/sent-lead.ts";
import { leadingPicture } from "../../features/search/view/leading-picture.ts";
import { headTags, originOf, siteImage } from "../../features/seo/head.ts";
import { markdownToHtml } from "../../features/site/markdown.ts";
import type { ContentPage, Site } from "../../features/site/site.ts";
import { carById, carBySlug } from "../../features/stock/data.ts";
import type { Car } from "../../features/stock/schema.ts";
import { photosOf, type Valuation, valuationOf } from "../../features/trade-in/data.ts";
import { takeStep } from "../../features/trade-in/posted-step.ts";
import { knownPath } from "../../features/trade-in/rules.ts";
import { tradeInView } from "../../features/trade-in/trade-in-view.ts";
import { withoutEnd } from "../../lib/path-end.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { ComesAlive } from "../../ui/motion/alive.tsx";

/**
 * The page where a shopper offers a car: as a trade-in, as a trade-in for a certain car, or for sale (TRADE-001 to
 * TRADE-004).
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const { path, valuation, car } = await pendingSearchAt(scope, url);
  if (valuation) scope.uncacheable();
  const shown = {
    path,
    asked: url.searchParams.get("step"),
    valuation,
    photos: valuation ? await photosOf(app.db, valuation) : [],
    photoProblem: url.searchParams.get("photo"),
    car,
    estimates: app.valuer !== null,
    now,
  };
  const view = tradeInView(site, shown);
  // A lead was sent and there is no estimate to show, so only the thanks page is left.
  if (view.step === "offer" && !view.offer)
    throw redirect(`/success?${new URLSearchParams({ category: view.category, valuation: view.uid ?? "" })}`);
  const page = introOf(site, path);
  const origin = originOf(site, url);
  return {
    view,
    sent: valuation && (await sentLead(app.db, site, valuation.lead_id, valuation.uid)),
    intro: page && { title: page.title, description: page.description, html: markdownToHtml(page.markdown) },
    picture: view.wanted ? null : await leadingPicture(app.search, site, now),
    head: {
      title: `${page?.title ?? view.heading} | ${site.name}`,
      description: page?.description ?? view.lead,
      canonical: `${origin}${knownPath(path, site.config)}`,
      siteName: site.name,
      image: siteImage(origin),
      index: !valuation,
    },
  };
}

/**
 * The page, its valuation in progress, and the car that the shopper is looking at, if the site still has it
 * (TRADE-001).
 */
async function pendingSearchAt({ app, site }: RequestScope, url: URL) {
  const path = withoutEnd(url.pathname).toLowerCase();
  const valuation = await valuationOf(app.db, site, url.searchParams.get("valuation"));
  return { path, valuation, car: await requestedCar({ app, site }, url, valuation) };
}

/** Finds the car by the id with which the valuation was begun, else by `car_id`, which may be a slug. */
async function requestedCar(
  { app, site }: Pick<RequestScope, "app" | "site">,
  url: URL,
  valuation: Valuation | null,
): Promise<Car | null> {
  if (valuation) return valuation.car_id === null ? null : carById(app.db, site, valuation.car_id);
  const requested = url.searchParams.get("car_id") ?? "";
  if (requested === "") return null;
  return /^\d{1,15}$/.test(requested) ? carById(app.db, site, Number(requested)) : carBySlug(app.db, site, requested);
}

/** The dealer's own introduction to this page. */
const introOf = ({ pages, config }: Site, path: string): ContentPage | null =>
  pages.get(path) ?? pages.get(knownPath(path, config)) ?? null;

/** Handles one step of the form. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const pending = await pendingSearchAt(scope, url);
  const answer = await takeStep(await request.formData(), scope, { ...pending, origin: originOf(scope.site, url) });
  if ("to" in answer) return redirect(answer.to, 303);
  return "accepted" in answer ? { accepted: true as const } : data(answer, { status: answer.status });
}

/** The page shows the car of which another tab has told meanwhile. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  return loaderData ? headTags(loaderData.head) : [];
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** In the middle of a valuation a page goes on by itself: it tells of what was sent, and begins at its step. */
export const handle: PageHandle<Loaded> = {
  slots: [],
  Opened: ({ data: { sent, view } }) => (sent || view.uid ? <ComesAlive /> : null),
};

const bring = async () => (await import("./pages/trade-in.tsx")).TradeInRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
