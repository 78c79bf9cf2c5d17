import { useId } from "react";
import { CardPicture } from "../../features/cards/components/card-picture.tsx";
import type { EnquiryFrameProps } from "../../features/leads/components/enquiry-provider.tsx";
import type { EnquiryView } from "../../features/leads/enquiry-view.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Dialog, DialogHeader } from "../../ui/overlays/dialog.tsx";

/** The enquiry below its vehicle in a landscape: a dialog, or a page with another card beside it. */
export function EnquiryFrame({ enquiry, onClose, children }: EnquiryFrameProps) {
  const titleId = useId();
  if (!onClose) {
    return (
      <div className="wrap py-6 lg:py-10">
        <div className="items-start gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_376px]">
          <div className="outdoor-panel grid gap-5">
            <h1 className="display-type text-2xl">{enquiry.heading}</h1>
            {children}
          </div>
          <aside aria-label="This vehicle" className="outdoor-panel max-lg:mt-4">
            <Subject enquiry={enquiry} large />
            <Help enquiry={enquiry} />
            <TextLink href={enquiry.carPath} icon={null} className="text-sm">
              Back to the {enquiry.title}
            </TextLink>
          </aside>
        </div>
      </div>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy={titleId}
      className="max-w-180 max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <div className="grid gap-5 px-5 py-4 md:px-8 md:py-6">
        <DialogHeader id={titleId} title={enquiry.heading} onClose={onClose} />
        <div className="rounded-m border border-line bg-surface-2 p-3">
          <Subject enquiry={enquiry} />
        </div>
        {children}
      </div>
    </Dialog>
  );
}

function Subject({ enquiry, large = false }: { readonly enquiry: EnquiryView; readonly large?: boolean }) {
  const { price } = enquiry;
  return (
    <div
      className={
        large ? "" : "grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4 md:grid-cols-[152px_minmax(0,1fr)]"
      }
    >
      <div className="vehicle-ground aspect-16/10 overflow-hidden rounded-s">
        <CardPicture source={enquiry.picture} alt={enquiry.name} sizes={large ? "330px" : "152px"} />
      </div>
      <div className={large ? "mt-4 min-w-0" : "min-w-0"}>
        <p className="font-display text-lg leading-tight font-strong">{enquiry.title}</p>
        {enquiry.badge ? <p className="truncate text-muted">{enquiry.badge}</p> : null}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
          <span className={price.kind === "no-price" ? "font-strong" : "price-type text-[1.375rem]"}>{price.text}</span>
          {price.note ? <span className="text-sm text-muted">{price.note}</span> : null}
        </p>
      </div>
    </div>
  );
}

function Help({ enquiry }: { readonly enquiry: EnquiryView }) {
  const { place, phone } = enquiry;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <ul className="grid gap-3 text-sm">
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
      <p className="mt-4 text-xs text-muted">{enquiry.licence}</p>
    </div>
  );
}
