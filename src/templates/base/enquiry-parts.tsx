import type { EnquiryView } from "../../features/leads/enquiry-view.ts";
import { Icon } from "../../ui/icon.tsx";

interface EnquiryPartProps {
  readonly enquiry: EnquiryView;
  readonly className: string;
}

/** Name and price of the car that an enquiry is about; `figure` is the price's type. */
export function EnquiredCar({ enquiry, className, figure }: EnquiryPartProps & { readonly figure: string }) {
  const { price } = enquiry;
  return (
    <div className={className}>
      <p className="font-display text-lg leading-tight font-strong wrap-anywhere">{enquiry.title}</p>
      {enquiry.badge ? <p className="truncate text-muted">{enquiry.badge}</p> : null}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
        <span className={price.kind === "no-price" ? "font-strong" : figure}>{price.text}</span>
        {price.note ? <span className="text-sm text-muted">{price.note}</span> : null}
      </p>
    </div>
  );
}

/** Where the car can be seen, and whom to call about it. */
export function OtherWays({ enquiry, className }: EnquiryPartProps) {
  const { place, phone } = enquiry;
  return (
    <ul className={className}>
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
  );
}
