import { LOCALE } from "./lib/words/locale.ts";
import "./templates/styles.css";
import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { AlertLinks } from "./features/alerts/components/alert-links.tsx";
import { PhoneClicks } from "./features/analytics/components/phone-clicks.tsx";
import { lostOf } from "./features/content/thrown.ts";
import { VisitRecorder } from "./features/leads/components/visit/visit-recorder.tsx";
import { hasDraft } from "./features/leads/visit.ts";
import { iconPath } from "./features/seo/web-manifest.ts";
import { hasSavedCars } from "./features/shortlist/has-saved-cars.ts";
import { guardGates } from "./features/sign-in/guard-gates.ts";
import { SiteViewProvider, useSite } from "./features/site/components/site-context.tsx";
import { type SiteView, sentView } from "./features/site/view.ts";
import type { Packed } from "./lib/packed.ts";
import { siteKey } from "./lib/site-storage.ts";
import { requestScope } from "./request.ts";
import { PopupHost } from "./templates/base/popup-host.tsx";
import { FRAME, loadSlots } from "./templates/registry.ts";
import type { PageHandle } from "./templates/slots.ts";
import { useTemplate } from "./templates/use-template.ts";
import { AddressProvider } from "./ui/address.tsx";
import { atInstant } from "./ui/at-instant.ts";
import { whenSomeoneIsHere } from "./ui/later-code/when-someone-is-here.ts";
import { LinkProvider } from "./ui/link.tsx";
import { Part } from "./ui/motion/alive.tsx";
import { welcome } from "./ui/motion/someone-here.ts";
import { useUnpacked } from "./ui/motion/use-unpacked.ts";
import { PanelMemory } from "./ui/overlays/panel-memory.ts";
import { ToastProvider } from "./ui/overlays/toast.tsx";
import { CachedPart } from "./ui/rendering/cached-part.tsx";
import { StorageOrMemory } from "./ui/rendering/storage-or-memory.tsx";
import { FirstLinks, FirstScripts } from "./ui/router/first-scripts.tsx";
import { themeOf } from "./ui/tokens/stylesheet.ts";

const bringTray = async () => (await import("./features/shortlist/components/compare/compare-tray.tsx")).CompareTray;
const bringErrorPage = async () => (await import("./features/content/components/error-page.tsx")).ErrorPage;
const CompareTray = import.meta.env.SSR ? await bringTray() : whenSomeoneIsHere(bringTray);
const ErrorPage = import.meta.env.SSR ? await bringErrorPage() : whenSomeoneIsHere(bringErrorPage);

/** Runs before every page and call. */
export const middleware = [guardGates];

/** Loads the site of this page. It is the same for all pages, so the browser requests it once. */
export function loader({ context }: LoaderFunctionArgs) {
  const { site, now, changesAt } = context.get(requestScope);
  const view = sentView(site, now);
  changesAt(view.until);
  return {
    site: view.packed,
    changesAt: view.changesAt,
    document: { locale: site.config.locale, template: site.config.template, sells: site.config.itemTypes[0] },
    headingFont: themeOf(site.brand).headingFont,
    icons: {
      logo: site.brand.logo.url,
      small: iconPath(site, 32),
      touch: iconPath(site, 180),
      colour: site.brand.colour,
    },
    description: `${site.name}: new, demo and used vehicles for sale.`,
  };
}

export const shouldRevalidate = () => false;

/**
 * The frame of every document: language, head, and the template's files that the browser loads before it takes over.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const slots = [...FRAME, ...handles.flatMap((handle) => handle?.slots ?? [])];
  return (
    <html
      lang={data?.document.locale ?? LOCALE}
      data-template={data?.document.template}
      data-sells={data?.document.sells}
      data-slots={slots.join(" ")}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {data ? (
          <>
            <link rel="preload" href={data.headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
            <link rel="icon" href={data.icons.logo} />
            <link rel="icon" type="image/png" sizes="32x32" href={data.icons.small} />
            <link rel="apple-touch-icon" href={data.icons.touch} />
            <link rel="manifest" href="/manifest.webmanifest" />
            <meta name="theme-color" content={data.icons.colour} />
          </>
        ) : null}
        <Meta />
        <FirstLinks />
      </head>
      <body>
        {children}
        <StorageOrMemory />
        <ScrollRestoration />
        <FirstScripts />
      </body>
    </html>
  );
}

export default function Root() {
  const data = useRouteLoaderData<typeof loader>("root");
  return data ? (
    <Frame site={data.site} changesAt={data.changesAt}>
      <Outlet />
    </Frame>
  ) : null;
}

/** Renders the effects that the open routes declare as `Opened`, such as analytics events. */
function OnOpening() {
  return useMatches().map(({ id, handle, loaderData }) => {
    const { Opened } = (handle ?? {}) as Partial<PageHandle>;
    return Opened && loaderData ? <Opened key={id} data={loaderData} /> : null;
  });
}

interface FrameProps {
  readonly site: Packed<SiteView>;
  /** When the page as rendered becomes wrong, epoch ms; null: never by itself. */
  readonly changesAt: number | null;
  readonly children: ReactNode;
}

/** From lists of cars people mostly go on to one of them. */
const LIKELY = "main a[href^='/cars/']";
const A_CAR = /^\/cars\/[^/]+\/?$/;

function Frame({ site: packed, changesAt, children }: FrameProps) {
  const site = useUnpacked(packed);
  const { template } = site;
  const prepare = useCallback(
    (pathname: string) => {
      if (A_CAR.test(pathname)) loadSlots(template, ["VehiclePage", "EnquiryFrame"]);
    },
    [template],
  );
  // A page that nobody touches is refreshed at that time too.
  useEffect(() => (changesAt === null ? undefined : atInstant(changesAt, welcome)), [changesAt]);
  return (
    <SiteViewProvider site={site}>
      <VisitRecorder />
      <PhoneClicks />
      <OnOpening />
      <PanelMemory value={site.config.rememberPanels ? siteKey(site.slug, "panels") : null}>
        <ToastProvider>
          <AddressProvider>
            <LinkProvider likely={LIKELY} prepare={prepare}>
              <PageFrame>{children}</PageFrame>
            </LinkProvider>
          </AddressProvider>
        </ToastProvider>
      </PanelMemory>
    </SiteViewProvider>
  );
}

function PageFrame({ children }: { readonly children: ReactNode }) {
  const { slug, name, phone, address } = useSite();
  const { Header, Footer } = useTemplate();
  // Header and footer are the same on every page, so a change of page does not render them again.
  const header = useMemo(() => <Header />, [Header]);
  const footer = useMemo(() => <Footer />, [Footer]);
  // The shopper has saved cars before, or typed into a form: hearts, the count and the words are shown at once.
  useEffect(() => {
    if (hasSavedCars(slug) || hasDraft(slug)) welcome();
  }, [slug]);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-ink px-5 py-3 text-on-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <p className="print-head">
        <b>{name}</b>
        <span>{[phone?.text, address].filter(Boolean).join(" · ")}</span>
      </p>
      <Part name="header">{header}</Part>
      <main id="main" tabIndex={-1} className="outline-none">
        <Part name="main">{children}</Part>
      </main>
      <Part name="footer">
        <CompareTray />
        <CachedPart name="footer" madeOf={null}>
          {footer}
        </CachedPart>
      </Part>
      <AlertLinks />
      <PopupHost />
    </>
  );
}

/** Shows the error in the template's own frame, with the next step. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (!data) return <ErrorPage status={status} />;
  return (
    <Frame site={data.site} changesAt={data.changesAt}>
      <Failure status={status} thrown={isRouteErrorResponse(error) ? error.data : null} />
    </Frame>
  );
}

function Failure({ status, thrown }: { readonly status: number; readonly thrown: unknown }) {
  const { CarCard } = useTemplate();
  return <ErrorPage status={status} lost={lostOf(thrown)} Card={CarCard} />;
}
