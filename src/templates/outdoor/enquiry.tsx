import { useId } from "react";
import { CardPicture } from "../../features/cards/components/card-picture.tsx";
import type { EnquiryFrameProps } from "../../features/leads/components/enquiry-provider.tsx";
import type { EnquiryView } from "../../features/leads/enquiry-view.ts";
import { TextLink } from "../../ui/link.tsx";
import { Dialog, DialogHeader } from "../../ui/overlays/dialog.tsx";
import { EnquiredCar, OtherWays } from "../base/enquiry-parts.tsx";

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
  return (
    <div
      className={
        large ? "" : "grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4 md:grid-cols-[152px_minmax(0,1fr)]"
      }
    >
      <div className="vehicle-ground aspect-16/10 overflow-hidden rounded-s">
        <CardPicture
          source={enquiry.picture}
          kind={enquiry.kind}
          alt={enquiry.name}
          sizes={large ? "330px" : "152px"}
        />
      </div>
      <EnquiredCar
        enquiry={enquiry}
        className={large ? "mt-4 min-w-0" : "min-w-0"}
        figure="price-type text-[1.375rem]"
      />
    </div>
  );
}

function Help({ enquiry }: { readonly enquiry: EnquiryView }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <OtherWays enquiry={enquiry} className="grid gap-3 text-sm" />
      <p className="mt-4 text-xs text-muted">{enquiry.licence}</p>
    </div>
  );
}
