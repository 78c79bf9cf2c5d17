/** The parameter by which a link of a campaign tells the next page whose it was. */
export const CAMPAIGN_PARAMETER = "campaign";

const OWN = "https://own.invalid";

/**
 * The address that a promotion of a campaign leads to, with the campaign's name on it where it is a page of this site:
 * the lead that comes of the visit tells it. Other addresses stay as they are.
 */
export function campaignHref(href: string, campaign: string | null | undefined): string {
  if (!campaign || !/^\/(?!\/)/.test(href)) return href;
  const url = new URL(href, OWN);
  url.searchParams.set(CAMPAIGN_PARAMETER, campaign);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The same address without the campaign's name: where it leads. */
export function withoutCampaign(href: string): string {
  const url = URL.parse(href, OWN);
  if (!url?.searchParams.has(CAMPAIGN_PARAMETER) || url.origin !== OWN) return href;
  url.searchParams.delete(CAMPAIGN_PARAMETER);
  return `${url.pathname}${url.search}${url.hash}`;
}
