import type { Campaign, Promotion } from "../../campaigns/campaigns.ts";
import { suggestion } from "../../options/shapes.ts";
import type { SiteProblem } from "./problems.ts";

interface Promotions {
  readonly slides?: readonly Promotion[] | undefined;
  readonly promoCards?: readonly Promotion[] | undefined;
  readonly popup?: Promotion | null | undefined;
  readonly promotionBanner?: Promotion | null | undefined;
}

/** Problems with promotions in `promos.json` that name a campaign that does not exist. */
export function campaignProblems(file: string, promos: Promotions, campaigns: readonly Campaign[]): SiteProblem[] {
  const known = campaigns.map(({ id }) => id);
  const named: readonly (readonly [pointer: string, promotion: Promotion | null | undefined])[] = [
    ...(promos.slides ?? []).map((slide, at) => [`/slides/${at}`, slide] as const),
    ...(promos.promoCards ?? []).map((card, at) => [`/promoCards/${at}`, card] as const),
    ["/popup", promos.popup],
    ["/promotionBanner", promos.promotionBanner],
  ];
  return named.flatMap(([pointer, promotion]) => {
    const campaign = promotion?.campaign;
    if (!campaign || known.includes(campaign)) return [];
    const message = `There is no campaign "${campaign}".${suggestion(campaign, known)} Known: ${known.join(", ") || "none"}.`;
    return [{ file, pointer: `${pointer}/campaign`, message }];
  });
}
