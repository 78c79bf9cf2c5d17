import type { SiteConfig } from "../../site/schema.ts";

type Logo = SiteConfig["paymentLogos"][number];

/** The payment methods, in the site's order: marks of our own in the page's ink, each on a card (HOME-022). */
export function PaymentMarks({ logos }: { readonly logos: readonly Logo[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {logos.map((logo) => (
        <li key={logo}>
          <svg role="img" aria-label={logo} width={58} height={36} viewBox="0 0 58 36" className="text-ink">
            <rect x={0.5} y={0.5} width={57} height={35} rx={6} className="fill-surface stroke-line" />
            {DRAWINGS[logo]}
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** Two discs, the right one over the left. */
const discs = (left: string, right: string) => (
  <>
    <circle cx={24} cy={18} r={9} className={left} />
    <circle cx={34} cy={18} r={9} className={right} />
  </>
);

const pay = (
  <text x={26} y={22.5} fontSize={14} fontWeight={600} className="fill-ink">
    Pay
  </text>
);

const G = "M21.6 16.9H15.8v2.8h3.2a3.3 3.3 0 1 1-1-4.3l2-2.1a6.2 6.2 0 1 0 1.7 4.7Z";
const APPLE =
  "M19.9 14.6c-1.3-.1-2.1.7-2.8.7-.6 0-1.4-.7-2.4-.6-1.2 0-2.4.8-3 1.9-1.3 2.2-.4 5.6.9 7.5.6.9 1.4 1.9 2.3 1.9.9 0 1.3-.6 " +
  "2.4-.6s1.4.6 2.4.6 1.6-.9 2.2-1.8c.7-1 1-2 1-2.1-.1 0-1.9-.7-1.9-2.8 0-1.7 1.4-2.6 1.5-2.6-.8-1.3-2.1-1.4-2.6-2.1Z" +
  "M18.6 13c.5-.6.9-1.5.8-2.4-.8 0-1.7.5-2.3 1.2-.5.6-.9 1.5-.8 2.3.9.1 1.8-.4 2.3-1.1Z";

const DRAWINGS = {
  Mastercard: discs("fill-n-700", "fill-n-400/85"),
  Visa: (
    <text x={29} y={23.5} textAnchor="middle" fontSize={16} fontWeight={900} fontStyle="italic" className="fill-ink">
      VISA
    </text>
  ),
  Maestro: discs("fill-n-400", "fill-n-700/85"),
  "Google Pay": (
    <>
      <path d={G} className="fill-ink" />
      {pay}
    </>
  ),
  "Apple Pay": (
    <>
      <path d={APPLE} className="fill-ink" transform="translate(0 -1)" />
      {pay}
    </>
  ),
} as const satisfies Record<Logo, unknown>;
