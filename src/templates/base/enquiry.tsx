import { useId } from "react";
import { CardPicture } from "../../features/cards/components/card-picture.tsx";
import type { EnquiryFrameProps } from "../../features/leads/components/enquiry-provider.tsx";
import type { EnquiryView } from "../../features/leads/enquiry-view.ts";
import { TextLink } from "../../ui/link.tsx";
import { Dialog, DialogHeader } from "../../ui/overlays/dialog.tsx";
import { EnquiredCar, OtherWays } from "./enquiry-parts.tsx";

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
  return (
    <div className="bg-surface-2 p-5 max-md:grid max-md:grid-cols-[104px_minmax(0,1fr)] max-md:gap-4 md:flex md:flex-col md:gap-5 md:p-6">
      <div className="vehicle-ground aspect-16/10 overflow-hidden rounded-m">
        <CardPicture source={enquiry.picture} kind={enquiry.kind} alt={enquiry.name} sizes="272px" />
      </div>
      <EnquiredCar enquiry={enquiry} className="min-w-0" figure="price-type text-price-card" />
      <OtherWays enquiry={enquiry} className="grid gap-3 text-sm max-md:hidden" />
      <p className="mt-auto text-xs text-muted max-md:hidden">{enquiry.licence}</p>
    </div>
  );
}
