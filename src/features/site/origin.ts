/** The public address of a site, without a slash at the end; `here` is the address that is asked now. */
export const originOf = (site: { readonly config: { readonly siteUrl: string | null } }, here: URL): string =>
  (site.config.siteUrl ?? here.origin).replace(/\/+$/, "");
