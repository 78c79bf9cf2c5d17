import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { movedTo } from "../features/content/moved-addresses.ts";
import { financePage } from "../features/finance/finance-page.ts";
import { movedFinancePage } from "../features/finance/finance-pages.ts";
import { type PageFormView, pageFormView } from "../features/leads/form-view.ts";
import { takePageForm } from "../features/leads/posted-form.ts";
import { buyingPlaces } from "../features/locations/buying.ts";
import { modelStock } from "../features/models/data.ts";
import { modelCard } from "../features/models/rules.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../features/seo/head.ts";
import { warrantyLines, warrantyText } from "../features/service/rules.ts";
import { markdownToHtml } from "../features/site/markdown.ts";
import { modelAt, modelTitle } from "../features/site/models.ts";
import { linkPath } from "../features/site/rules.ts";
import type { ContentPage, Model, Site } from "../features/site/site.ts";
import { withoutEnd } from "../lib/path-end.ts";
import { type RequestScope, requestScope } from "../request.ts";
import type { PageHandle } from "../templates/slots.ts";
import { routePage } from "../ui/later-code/route-page.ts";
import { notFound } from "./not-found.ts";

/** The content at an address that the site defines: one of its pages, or one of its models (MODEL-037). */
type Found =
  | { readonly page: ContentPage; readonly model: null; readonly form: PageFormView | null }
  | { readonly page: null; readonly model: Model; readonly form: PageFormView };

/** Looks among pages, then models, then old addresses; anything else is not found. */
async function foundAt(scope: RequestScope, url: URL): Promise<Found> {
  const { site } = scope;
  const path = withoutEnd(url.pathname);
  const page = site.pages.get(path);
  if (page) return { page, model: null, form: page.form ? pageFormView(page.form, path, site) : null };
  const model = modelAt(site.models, path);
  if (!model) {
    const moved = movedTo(site, path);
    if (moved !== null) throw redirect(`${moved}${url.search}`, 301);
    throw await notFound(scope);
  }
  return { page: null, model, form: pageFormView("model", path, site, model) };
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { site } = scope;
  const moved = movedFinancePage(site, url);
  if (moved) throw redirect(moved, 301);
  const origin = originOf(site, url);
  const finance = await financePage(scope, url);
  if (finance) {
    scope.uncacheable();
    const head = headOf(finance, site, origin, `${origin}${withoutEnd(url.pathname)}`);
    return { kind: "finance" as const, page: finance, form: finance.form, submissionId: crypto.randomUUID(), head };
  }
  const { page, model, form } = await foundAt(scope, url);
  // Each form has its own submission id, so the page must not be cached for two shoppers.
  if (form) scope.uncacheable();
  const submissionId = form ? crypto.randomUUID() : "";
  if (page) {
    // A file may have further addresses; its own is the one for search engines.
    const canonical = `${origin}${page.original ?? page.path}`;
    const terms = page.path === linkPath(site.config, "warranty") ? warrantyLines(site.config, site.models) : [];
    const buying = page.path === linkPath(site.config, "buying") ? buyingPlaces(site, scope.now) : null;
    if (typeof buying?.changesAt === "number") scope.changesAt(buying.changesAt);
    const places = buying?.value ?? [];
    return {
      kind: "page" as const,
      page: { title: page.title, description: page.description, html: markdownToHtml(page.markdown) },
      terms,
      places,
      form,
      submissionId,
      head: headOf(page, site, origin, canonical),
    };
  }
  const card = modelCard(model, site.config.modelShowFromPrice);
  const title = modelTitle(card.make, card.name);
  return {
    kind: "model" as const,
    model: { ...card, description: model.short_description },
    warranty: warrantyText(site.config, card.make),
    stock: await stockOf(model, scope),
    form,
    submissionId,
    head: headOf({ title, description: model.short_description }, site, origin, `${origin}${form.path}`),
  };
}

const headOf = (
  page: Pick<ContentPage, "title" | "description">,
  site: Site,
  origin: string,
  canonical: string,
): DocumentHead => ({
  title: `${page.title} | ${site.name}`,
  description: page.description,
  canonical,
  siteName: site.name,
  image: siteImage(origin),
});

async function stockOf(model: Model, { app, site, now, requestId }: RequestScope) {
  const stock = await modelStock(app.search, site, model, now);
  if (stock.ok) return stock.value;
  app.log.warn({ requestId, failure: stock.error.kind }, "a model page without its stock");
  return null;
}

/** Accepts the page's form without JavaScript. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { form } = (await financePage(scope, url)) ?? (await foundAt(scope, url));
  if (!form) throw data(null, { status: 405 });
  const posted = await takePageForm(request, scope, form);
  return "to" in posted ? redirect(posted.to, 303) : data(posted.reply, { status: posted.status });
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  if (!loaderData) return [{ title: "Page not found" }];
  return headTags(loaderData.head);
}

export const handle: PageHandle = { slots: ["CarCard"] };

const bring = async () => (await import("./pages/content.tsx")).ContentRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
