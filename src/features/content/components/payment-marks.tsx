import type { SiteConfig } from "../../site/schema.ts";

type Logo = SiteConfig["paymentLogos"][number];

const CIRCLES: Partial<Record<Logo, readonly [string, string, string]>> = {
  Mastercard: ["#EB001B", "#F79E1B", "#FF5F00"],
  Maestro: ["#EB001B", "#00A2E5", "#7375CF"],
};

/** The cards that are taken, in the site's order (HOME-022), each in its scheme's colours on a white card. */
export function PaymentMarks({ logos }: { readonly logos: readonly Logo[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {logos.map((logo) => (
        <li key={logo}>
          <Mark logo={logo} />
        </li>
      ))}
    </ul>
  );
}

function Mark({ logo }: { readonly logo: Logo }) {
  return (
    <svg role="img" aria-label={logo} width={58} height={36} viewBox="0 0 58 36">
      <rect x={0.5} y={0.5} width={57} height={35} rx={6} className="fill-surface stroke-line" />
      <Drawing logo={logo} />
    </svg>
  );
}

function Drawing({ logo }: { readonly logo: Logo }) {
  const circles = CIRCLES[logo];
  if (circles) {
    const [left, right, middle] = circles;
    return (
      <>
        <circle cx={24} cy={18} r={9} fill={left} />
        <circle cx={34} cy={18} r={9} fill={right} />
        <path d="M29 10.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" fill={middle} />
      </>
    );
  }
  if (logo === "Visa") {
    return (
      <text x={29} y={23.5} textAnchor="middle" fontSize={16} fontWeight={900} fontStyle="italic" fill="#1434CB">
        VISA
      </text>
    );
  }
  const [first, colour] = logo === "Google Pay" ? ["G", "#4285F4"] : ["", "#111111"];
  return (
    <>
      <text x={12} y={23} fontSize={15} fontWeight={700} fill={colour}>
        {first}
      </text>
      {logo === "Apple Pay" ? <path d={APPLE} fill={colour} /> : null}
      <text x={25.5} y={23} fontSize={14} fontWeight={500} fill="#3C4043">
        Pay
      </text>
    </>
  );
}

const APPLE =
  "M19.6 14.2c-1.3-.1-2.2.7-2.8.7-.7 0-1.5-.7-2.5-.6-1.3 0-2.5.8-3.1 1.9-1.4 2.3-.4 5.8 1 7.7.6.9 1.4 2 2.4 1.9 " +
  "1 0 1.3-.6 2.5-.6s1.5.6 2.5.6c1.1 0 1.7-.9 2.3-1.9.7-1 1-2 1-2.1-.1 0-2-.8-2-3 0-1.9 1.5-2.7 1.6-2.8-.9-1.3-2.3-1.6-2.9-1.8" +
  "ZM18.8 10.5c-.9.1-1.9.6-2.4 1.3-.5.6-.9 1.5-.8 2.3.9.1 1.8-.5 2.3-1.1.6-.7.9-1.6.9-2.5Z";
