import { useId } from "react";
import { CardPicture } from "../../features/cards/components/card-picture.tsx";
import type { EnquiryFrameProps } from "../../features/leads/components/enquiry-provider.tsx";
import type { EnquiryView } from "../../features/leads/enquiry-view.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

/** The enquiry as a drawer on the right with its car at the top, or as a separate page. */
export function EnquiryFrame({ enquiry, onClose, children }: EnquiryFrameProps) {
  const titleId = useId();
  if (!onClose) {
    return (
      <div className="wrap py-6 lg:py-10">
        <div className="mx-auto max-w-150 overflow-hidden rounded-l border border-line shadow-2">
          <h1 className="bg-brand px-5 py-4 text-xl text-on-brand md:px-7">{enquiry.heading}</h1>
          <Subject enquiry={enquiry} />
          <div className="grid gap-4 px-5 py-5 md:px-7">
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
    <Dialog open onClose={onClose} labelledBy={titleId} side="right">
      <div className="flex min-h-full flex-col">
        <div className="flex items-center justify-between bg-brand py-2.5 pr-3.5 pl-5 text-on-brand md:pl-7">
          <h2 id={titleId} className="text-xl">
            {enquiry.heading}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-hit place-items-center rounded-disc hover:bg-brand-hover"
          >
            <Icon name="x" size={22} />
          </button>
        </div>
        <Subject enquiry={enquiry} />
        <div className="grow px-5 pt-5 md:px-7">{children}</div>
      </div>
    </Dialog>
  );
}

function Subject({ enquiry }: { readonly enquiry: EnquiryView }) {
  const { price } = enquiry;
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-4 bg-surface-3 px-5 py-3.5 md:grid-cols-[116px_minmax(0,1fr)_auto] md:px-7">
      <div className="vehicle-ground aspect-16/10 overflow-hidden rounded-s">
        <CardPicture source={enquiry.picture} kind={enquiry.kind} alt={enquiry.name} sizes="116px" />
      </div>
      <div className="min-w-0">
        <p className="font-display leading-tight font-strong wrap-anywhere">{enquiry.title}</p>
        {enquiry.badge ? <p className="truncate text-sm text-muted">{enquiry.badge}</p> : null}
      </div>
      <p className="text-right">
        <span className={price.kind === "no-price" ? "text-sm font-strong" : "price-type block text-[1.625rem]"}>
          {price.text}
        </span>
        {price.note ? <span className="text-xs text-muted">{price.note}</span> : null}
      </p>
    </div>
  );
}
