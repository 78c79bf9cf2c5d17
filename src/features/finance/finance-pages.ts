import { withoutEnd } from "../../lib/path-end.ts";
import { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";

/** The finance pages of a site (FIN-084 to FIN-090), each at its own address. */
export const FINANCE_PATHS = {
  finance: "/finance",
  enquiry: "/finance-enquiry",
  apply: "/apply-for-finance",
  personalised: "/personalised/finance",
  preApproval: "/finance-pre-approval",
  mazda: "/mazda-finance-page",
  insurance: "/finance-and-insurance",
} as const;
export type FinancePageName = keyof typeof FINANCE_PATHS;

interface FinancePageWords {
  readonly title: string;
  readonly description: string;
  /** Markdown. A page of the site's own at the same address replaces all three texts. */
  readonly words: string;
  /** Texts of its form; null for the form's own. */
  readonly form: { readonly heading: string; readonly submit: string } | null;
}

const STEPS = `1. Tell us the vehicle, the deposit and how long you would like.
2. We come back with the rate, the **comparison rate** and the whole cost, side by side.
3. You take it home to think. Nothing is signed until you say so.`;

/** The platform's texts, for a site without a page of its own. */
export const FINANCE_WORDS: Readonly<Record<FinancePageName, FinancePageWords>> = {
  finance: {
    title: "Finance",
    description: "The rate beside the comparison rate, and time to think.",
    words: `## How it goes\n\n${STEPS}\n\n## Already approved elsewhere?\n\nGood. Bring the offer in: if it is better than ours, we say so.`,
    form: null,
  },
  enquiry: {
    title: "Finance enquiry",
    description: "A question costs nothing and leaves no mark on your credit file.",
    words: `## What happens next\n\nOne of our finance people calls or writes back within one business day. We do not check your credit for an enquiry.`,
    form: null,
  },
  apply: {
    title: "Apply for finance",
    description: "Ten minutes of your time now; the lender's answer is often there the same day.",
    words: `## What to have at hand\n\n- Your driver licence.\n- Two recent payslips, or your last tax return if you work for yourself.\n- What you owe and pay each month: rent or mortgage, cards, other loans.\n\n## What happens next\n\nThis form is not yet an application to a lender. We call you, go through the figures together, and send them on only when you agree: that is when a lender looks at your credit file.`,
    form: { heading: "Start your application", submit: "Start my application" },
  },
  personalised: {
    title: "Personalised finance",
    description: "Figures for this vehicle and for you, in writing.",
    words: `## What you get back\n\nTwo or three offers for this vehicle on one page: repayment, rate, comparison rate and the total you will have paid at the end.`,
    form: { heading: "Ask for your figures", submit: "Send me my figures" },
  },
  preApproval: {
    title: "Finance pre-approval",
    description: "Know what you can spend before you fall for something.",
    words: `## Why first\n\nA pre-approval is a lender's conditional yes to an amount, usually good for 30 to 90 days. You then shop with a limit that is real, and the keys come sooner.\n\n## What it is not\n\nIt is not a promise: the lender looks again once the vehicle is chosen. And each application is noted on your credit file, so one is better than five.`,
    form: { heading: "Ask for pre-approval", submit: "Ask for pre-approval" },
  },
  mazda: {
    title: "Mazda finance",
    description: "Loans, guaranteed future value and leases for a new or demonstrator Mazda.",
    words: `## Three ways\n\n- **A loan:** fixed rate, one to seven years, and the Mazda is yours.\n- **Guaranteed future value:** what it will be worth is fixed today; at the end you keep it, swap it or hand it back.\n- **A novated lease:** through your employer, from your pay.\n\n## How it goes\n\n${STEPS}`,
    form: { heading: "Ask about Mazda finance", submit: "Send enquiry" },
  },
  insurance: {
    title: "Finance and insurance",
    description: "Pay for it, and cover it: each with its whole cost.",
    words: `## Finance\n\n${STEPS}\n\n## Insurance\n\nWe can arrange comprehensive cover that starts as you drive out. You need not buy it here, nor on the same day, and no loan of ours depends on it. Read the Product Disclosure Statement and the Target Market Determination before you choose.`,
    form: { heading: "Ask about finance or insurance", submit: "Send enquiry" },
  },
};

/**
 * The finance page at this path of the site; null for none. Mazda's page exists only if the site sells Mazda, and the
 * main finance page only at its own address.
 */
export function financePageAt(site: Site, path: string): FinancePageName | null {
  if (path === ownAddress(site.config)) return "finance";
  const found = (Object.keys(FINANCE_PATHS) as FinancePageName[]).find((name) => FINANCE_PATHS[name] === path);
  if (found === "finance") return null;
  if (found === "mazda" && !site.pages.has(path) && !sells(site, "Mazda")) return null;
  return found ?? null;
}

/** The addresses of all finance pages of the site. */
export function financeAddresses(site: Site): readonly string[] {
  const paths = [ownAddress(site.config), ...Object.values(FINANCE_PATHS)];
  return paths.filter((path) => financePageAt(site, path) !== null);
}

/**
 * The address that the finance page has moved to from the platform's own (FIN-084), with the query; null if it has not
 * moved, or the site has another page there.
 */
export function movedFinancePage(site: Site, { pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  const path = withoutEnd(pathname);
  if (path !== FINANCE_PATHS.finance || path === ownAddress(site.config) || site.pages.has(path)) return null;
  const target = linkPath(site.config, "finance");
  return search === "" ? target : `${target}${target.includes("?") ? "&" : "?"}${search.slice(1)}`;
}

const ownAddress = (config: Parameters<typeof linkPath>[0]): string => withoutEnd(linkPath(config, "finance"));

function sells({ models, dealerships, locations }: Site, make: string): boolean {
  const makes = [
    ...models.map(({ manufacturer_name }) => manufacturer_name),
    ...dealerships.map(({ manufacturer_name }) => manufacturer_name),
    ...locations.flatMap(({ manufacturers }) => manufacturers),
  ];
  return makes.includes(make);
}

/**
 * A note about the lender under every finance page. A site's own text states its licence (`texts`, `finance.credit`).
 */
export const creditNote = (config: Pick<SiteConfig, "texts" | "siteName">): string =>
  text(config, "finance.credit", { site: config.siteName });
