import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import { isCutOut } from "../../media/cut-out.ts";
import { Prose } from "../../site/components/prose.tsx";
import type { Offer, ServiceView } from "../view.ts";
import { PlaceBlock } from "./service-places.tsx";

/** Id of the form's anchor in the service page (SERV-016). */
export const SERVICE_FORM = "service-form";

const UNDERLINED =
  "inline-flex min-h-hit items-center font-strong underline decoration-1 underline-offset-8 hover:decoration-2";

interface PageProps {
  readonly service: ServiceView;
  /** The site's own form, or an embedded booking system. */
  readonly form: ReactNode;
}

/**
 * The service page of one make: the car, the work, the booking, and benefits for the shopper (SERV-013 to SERV-029).
 */
export function MazdaServicePage({ service, form }: PageProps) {
  return (
    <>
      <Hero service={service} />
      <Features features={service.features} />
      <Certified certified={service.certified} />
      <div className="wrap py-section">{form}</div>
      <WhileHere service={service} />
      {service.html ? (
        <div className="wrap pt-section [&_.prose>:first-child]:mt-0!">
          <Prose html={service.html} />
        </div>
      ) : null}
      <Contact service={service} />
    </>
  );
}

function Hero({ service: { heading, image, places } }: Pick<PageProps, "service">) {
  const phone = places[0]?.phones[0] ?? null;
  return (
    <section data-ground="dark" className="service-hero">
      {image ? (
        <div className={isCutOut(image) ? "service-hero-car" : "service-hero-photo"}>
          <SitePicture
            source={image}
            alt=""
            sizes="(min-width: 980px) 60vw, 110vw"
            widths={[480, 640, 800, 960, 1200]}
            priority
          />
        </div>
      ) : null}
      <div className="service-hero-words wrap">
        <p className="text-sm font-strong tracking-[.08em]">GENUINE SERVICING</p>
        <h1 className="display-type mt-3 max-w-[11ch] text-3xl">{heading}</h1>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a href={`#${SERVICE_FORM}`} className={buttonClass({})}>
            Book a service
          </a>
          {phone ? (
            <a href={phone.href} className={`${UNDERLINED} figures`}>
              {phone.text}
            </a>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** Icons in the order of the view's four features. */
const FEATURE_ICONS: readonly IconName[] = ["tools", "calendar", "refresh", "shield"];

function Features({ features }: { readonly features: readonly Offer[] }) {
  return (
    <ul className="wrap grid gap-x-gap gap-y-10 py-section sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ name, text }, at) => (
        <li key={name} className="border-t border-ink pt-6">
          <Icon name={FEATURE_ICONS[at] ?? "check"} size={32} />
          <h2 className="mt-5 text-lg md:mt-8">{name}</h2>
          <p className="mt-1.5 max-w-[34ch] text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The certification banner, whose button leads to the form (SERV-027). */
function Certified({ certified }: { readonly certified: Offer }) {
  return (
    <section data-ground="brand" className="bg-brand text-on-brand">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-6 py-10 md:py-13">
        <div>
          <h2 className="display-type text-xl">{certified.name}</h2>
          <p className="mt-1">{certified.text}</p>
        </div>
        <a
          href={`#${SERVICE_FORM}`}
          className={buttonClass({ kind: "plain" }, "border-on-brand text-on-brand hover:bg-on-brand hover:text-brand")}
        >
          BOOK NOW
        </a>
      </div>
    </section>
  );
}

/** The perks, where the site lists them, and links about the workshop (SERV-021 to SERV-026, SERV-028). */
function WhileHere({ service: { perks, links } }: Pick<PageProps, "service">) {
  return (
    <section aria-labelledby="while-here" className="bg-surface-2 py-section">
      <div className="wrap">
        <h2 id="while-here" className="display-type text-2xl">
          {perks.length > 0 ? "While it is with us" : "After it leaves us"}
        </h2>
        {perks.length > 0 ? (
          <ul className="mt-8 grid gap-x-gap gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
            {perks.map(({ name, text }) => (
              <li key={name}>
                <h3 className="text-md font-strong tracking-normal">{name}</h3>
                <p className="mt-0.5 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="mt-6 flex flex-wrap gap-x-8">
          <Link href={links.warranty} className={UNDERLINED}>
            Warranty
          </Link>
          <Link href={links.roadsideAssist} className={UNDERLINED}>
            Roadside assist
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The workshop's address, hours, directions and map, from edge to edge (SERV-029). */
function Contact({ service: { places, map } }: Pick<PageProps, "service">) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="where" className="mt-section border-t border-line">
      <h2 id="where" className="sr-only">
        Where to find us
      </h2>
      {places.map((place) => (
        <PlaceBlock
          key={place.slug}
          place={place}
          map={places.length === 1 ? map : null}
          image={place.image}
          className="px-gutter py-section lg:pr-8 lg:pl-[max(var(--gutter),50vw_-_var(--max)/2)]"
        />
      ))}
    </section>
  );
}
