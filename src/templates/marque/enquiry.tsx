import { type ReactNode, useId } from "react";
import { CardPicture } from "../../features/cards/components/card-picture.tsx";
import type { EnquiryFrameProps } from "../../features/leads/components/enquiry-provider.tsx";
import type { EnquiryView } from "../../features/leads/enquiry-view.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

const SPLIT = "grid content-start md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:content-stretch";

/** The enquiry in two halves: the car on its stage on the left, the form on white on the right. */
export function EnquiryFrame({ enquiry, onClose, children }: EnquiryFrameProps) {
  const titleId = useId();
  if (!onClose) {
    // Both backgrounds must reach the footer.
    return (
      <div className={`-mb-section ${SPLIT} md:min-h-[46rem]`}>
        <Subject enquiry={enquiry} />
        <div className="mx-auto grid w-full max-w-160 content-start gap-5 px-gutter py-8 lg:py-16">
          <h1 className="text-2xl">{enquiry.heading}</h1>
          {children}
          <Link href={enquiry.carPath} className="underlined justify-self-start">
            Back to the {enquiry.title}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy={titleId}
      className="max-w-280 max-md:h-dvh max-md:max-h-dvh max-md:w-full"
    >
      <div className={SPLIT}>
        <Subject enquiry={enquiry} />
        <div className="relative grid content-start gap-4 px-5 py-5 md:px-10 md:py-8">
          <div className="flex items-center justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {enquiry.heading}
            </h2>
            <IconButton aria-label="Close" className="-mr-2.5" onClick={onClose}>
              <Icon name="x" size={22} />
            </IconButton>
          </div>
          {children}
        </div>
      </div>
    </Dialog>
  );
}

function Subject({ enquiry }: { readonly enquiry: EnquiryView }) {
  const { price, place, phone, badge } = enquiry;
  return (
    <div
      data-ground="dark"
      className="flex flex-col bg-stage text-on-stage max-md:grid max-md:grid-cols-[minmax(0,1fr)_128px] max-md:items-center max-md:px-5 max-md:py-3"
    >
      <div className="md:px-10 md:pt-10 lg:pt-16">
        <p className="text-md leading-tight font-medium tracking-[-.02em] wrap-anywhere md:text-[clamp(1.625rem,2.6vw,2.75rem)] md:leading-[1.05]">
          {enquiry.title}
        </p>
        {badge ? <p className="truncate text-on-stage-muted md:mt-2 md:text-md md:whitespace-normal">{badge}</p> : null}
        <p className="flex flex-wrap items-baseline gap-x-2.5 md:mt-5">
          <span className={price.kind === "no-price" ? "font-strong" : "price-type text-price-card"}>{price.text}</span>
          {price.note ? <span className="text-sm text-on-stage-muted">{price.note}</span> : null}
        </p>
        <ul className="mt-6 max-w-90 border-t border-stage-line max-md:hidden">
          {place ? <Line>See it at {place}</Line> : null}
          {phone && !phone.masked ? (
            <Line>
              Or call{" "}
              <a href={phone.href} className="figures underline underline-offset-4">
                {phone.text}
              </a>
            </Line>
          ) : null}
        </ul>
      </div>
      <div className="vehicle-ground aspect-16/10 overflow-hidden md:mt-auto">
        <CardPicture
          source={enquiry.picture}
          kind={enquiry.kind}
          alt={enquiry.name}
          sizes="(min-width: 761px) 42vw, 128px"
          className="edges-lost"
        />
      </div>
      <p className="px-10 pt-3 pb-6 text-xs text-on-stage-muted max-md:hidden">{enquiry.licence}</p>
    </div>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return <li className="border-b border-stage-line py-3.5">{children}</li>;
}
