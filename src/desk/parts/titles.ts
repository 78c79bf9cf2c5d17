/** The title of a page, as a browser's tab shows it: a route's `meta`. */
export const titled = (title: string) => () => [{ title: `${title} | Desk` }];

interface Loaded {
  readonly loaderData?: { readonly name: string } | undefined;
}

/** The title of a page about somebody or something: its name, and other words where it did not load. */
export const titledByName =
  (otherwise: string) =>
  ({ loaderData }: Loaded) => [{ title: `${loaderData?.name ?? otherwise} | Desk` }];
