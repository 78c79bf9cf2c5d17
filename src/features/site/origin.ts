/**
 * The public address of a site, without a trailing slash. If none is set, the origin of `here`, the request's address.
 */
export const originOf = (site: { readonly config: { readonly siteUrl: string | null } }, here: URL): string =>
  (site.config.siteUrl ?? here.origin).replace(/\/+$/, "");
