import type { ReactNode } from "react";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { TextLink } from "../../../ui/link.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import { Prose } from "../../site/components/prose.tsx";
import type { ServiceView } from "../view.ts";
import { SERVICE_FORM } from "./mazda-page.tsx";
import { ServicePlaces } from "./service-places.tsx";

interface PageProps {
  readonly service: ServiceView;
  readonly form: ReactNode;
}

/** The service page of any dealer: the workshop, the dealer's text, the booking and the locations. */
export function ServicePage({ service, form }: PageProps) {
  return (
    <>
      <Hero service={service} />
      <div className="wrap mt-section grid [&_.prose>:first-child]:mt-0! items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Prose html={service.html} />
        <nav aria-label="About your cover" className="grid justify-items-start border-t border-line pt-4">
          <h2 className="text-lg">After it leaves us</h2>
          <TextLink href={service.links.warranty}>Warranty</TextLink>
          <TextLink href={service.links.roadsideAssist}>Roadside assist</TextLink>
        </nav>
      </div>
      <div className="mt-section bg-surface-2 py-section">
        <div className="wrap">{form}</div>
      </div>
      <ServicePlaces service={service} pictured />
    </>
  );
}

function Hero({ service: { title, description, image, places } }: Pick<PageProps, "service">) {
  const phone = places[0]?.phones[0] ?? null;
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[
          { label: "Home", href: "/" },
          { label: title, href: null },
        ]}
      />
      <div className="mt-4 grid items-center gap-x-12 gap-y-6 md:mt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h1 className="display-type text-3xl">{title}</h1>
          {description ? <p className="mt-4 max-w-[40ch] text-md text-pretty text-muted">{description}</p> : null}
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <a href={`#${SERVICE_FORM}`} className={buttonClass({ size: "large" })}>
              Book a service
            </a>
            {phone ? (
              <a href={phone.href} className={buttonClass({ kind: "outline", size: "large" }, "figures")}>
                {phone.text}
              </a>
            ) : null}
          </div>
        </div>
        {image ? (
          <div className="studio relative aspect-16/9 overflow-hidden rounded-l">
            <SitePicture
              source={image}
              alt=""
              sizes="(min-width: 980px) 56vw, 92vw"
              widths={[480, 640, 800, 960, 1200]}
              priority
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
