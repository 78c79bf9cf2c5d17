/** The query parameter that passes a campaign's name from its link to the next page. */
export const CAMPAIGN_PARAMETER = "campaign";

const OWN = "https://own.invalid";

/**
 * Adds the campaign's name to a link to a page of this site, so that a lead from the visit names the campaign. Other
 * addresses are returned unchanged.
 */
export function campaignHref(href: string, campaign: string | null | undefined): string {
  if (!campaign || !/^\/(?!\/)/.test(href)) return href;
  const url = new URL(href, OWN);
  url.searchParams.set(CAMPAIGN_PARAMETER, campaign);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The same address without the campaign's name. */
export function withoutCampaign(href: string): string {
  const url = URL.parse(href, OWN);
  if (!url?.searchParams.has(CAMPAIGN_PARAMETER) || url.origin !== OWN) return href;
  url.searchParams.delete(CAMPAIGN_PARAMETER);
  return `${url.pathname}${url.search}${url.hash}`;
}
