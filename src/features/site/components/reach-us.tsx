import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useSite } from "./site-context.tsx";
import { useOpenToday } from "./use-open.ts";

const LINE = "text-link gap-3";

/** Phone, today's hours and directions, for shoppers who would rather call or come. */
export function ReachUs({ className }: { readonly className?: string }) {
  const { phone, places } = useSite();
  const openToday = useOpenToday();
  if (!phone && !places) return null;
  return (
    <aside aria-label="Reach us at once" className={className}>
      <div className="grid gap-1 rounded-l border border-line bg-surface p-6">
        <h2 className="text-lg">Rather talk now?</h2>
        {openToday ? <p className="text-muted">{openToday}</p> : null}
        {phone ? (
          <a href={phone.href} className={classNames(LINE, "figures mt-2 text-xl")}>
            <Icon name="phone" size={22} />
            {phone.text}
          </a>
        ) : null}
        {places ? (
          <Link href={places.href} className={LINE}>
            <Icon name="pin" size={22} />
            {places.text}
          </Link>
        ) : null}
      </div>
    </aside>
  );
}
