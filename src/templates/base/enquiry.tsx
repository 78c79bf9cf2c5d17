import { useId } from "react";
import { CardPicture } from "../../features/cards/components/card-picture.tsx";
import type { EnquiryFrameProps } from "../../features/leads/components/enquiry-provider.tsx";
import type { EnquiryView } from "../../features/leads/enquiry-view.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Dialog, DialogHeader } from "../../ui/overlays/dialog.tsx";

/** The enquiry with its car at the left: a dialog in the middle of the page, or a page of its own. */
export function EnquiryFrame({ enquiry, onClose, children }: EnquiryFrameProps) {
  const titleId = useId();
  if (!onClose) {
    return (
      <div className="wrap py-8 lg:py-14">
        <div className="mx-auto max-w-235 overflow-hidden rounded-l shadow-3 md:grid md:grid-cols-[320px_minmax(0,1fr)]">
          <Subject enquiry={enquiry} />
          <div className="grid content-start gap-5 px-5 py-6 md:px-9">
            <h1 className="text-2xl">{enquiry.heading}</h1>
            {children}
            <TextLink href={enquiry.carPath} icon={null} className="text-sm">
              Back to the {enquiry.title}
            </TextLink>
          </div>
        </div>
      </div>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy={titleId}
      className="max-w-235 max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <div className="md:grid md:grid-cols-[320px_minmax(0,1fr)]">
        <Subject enquiry={enquiry} />
        <div className="grid content-start gap-4 px-5 py-4 md:px-9 md:py-6">
          <DialogHeader id={titleId} title={enquiry.heading} onClose={onClose} />
          {children}
        </div>
      </div>
    </Dialog>
  );
}

function Subject({ enquiry }: { readonly enquiry: EnquiryView }) {
  const { price, place, phone } = enquiry;
  return (
    <div className="bg-surface-2 p-5 max-md:grid max-md:grid-cols-[104px_minmax(0,1fr)] max-md:gap-4 md:flex md:flex-col md:gap-5 md:p-6">
      <div className="vehicle-ground aspect-16/10 overflow-hidden rounded-m">
        <CardPicture source={enquiry.picture} alt={enquiry.name} sizes="272px" />
      </div>
      <div className="min-w-0">
        <p className="font-display text-lg leading-tight font-strong">{enquiry.title}</p>
        {enquiry.badge ? <p className="truncate text-muted">{enquiry.badge}</p> : null}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
          <span className={price.kind === "no-price" ? "font-strong" : "price-type text-price-card"}>{price.text}</span>
          {price.note ? <span className="text-sm text-muted">{price.note}</span> : null}
        </p>
      </div>
      <ul className="grid gap-3 text-sm max-md:hidden">
        {place ? (
          <li className="flex gap-2.5">
            <Icon name="pin" className="text-brand-text" />
            See it at {place}
          </li>
        ) : null}
        {phone && !phone.masked ? (
          <li className="flex gap-2.5">
            <Icon name="phone" className="text-brand-text" />
            <span>
              Or call{" "}
              <a href={phone.href} className="figures underline underline-offset-3">
                {phone.text}
              </a>
            </span>
          </li>
        ) : null}
      </ul>
      <p className="mt-auto text-xs text-muted max-md:hidden">{enquiry.licence}</p>
    </div>
  );
}
