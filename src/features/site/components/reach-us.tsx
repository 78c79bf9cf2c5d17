import { TextLink } from "../../../ui/link.tsx";
import { useSite } from "./site-context.tsx";

/** For who would rather talk than read or wait: the phone, today's hours and the way there. */
export function ReachUs({ className }: { readonly className?: string }) {
  const { phone, openToday, places } = useSite();
  if (!phone && !places) return null;
  return (
    <aside aria-label="Reach us at once" className={className}>
      <div className="grid gap-1 rounded-l border border-line bg-surface p-6">
        <h2 className="text-lg">Rather talk now?</h2>
        {openToday ? <p className="text-muted">{openToday}</p> : null}
        {phone ? (
          <TextLink href={phone.href} icon="phone" className="price-type mt-2 text-xl">
            {phone.text}
          </TextLink>
        ) : null}
        {places ? (
          <TextLink href={places.href} icon="pin">
            {places.text}
          </TextLink>
        ) : null}
      </div>
    </aside>
  );
}
