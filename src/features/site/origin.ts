/** The public address of a site, without a slash at the end; without one, `here`, the address of the request. */
export const originOf = (site: { readonly config: { readonly siteUrl: string | null } }, here: URL): string =>
  (site.config.siteUrl ?? here.origin).replace(/\/+$/, "");
