/** A route's `meta`: the title of a page in the browser's tab. */
export const titled = (title: string) => () => [{ title: `${title} | Desk` }];

interface Loaded {
  readonly loaderData?: { readonly name: string } | undefined;
}

/** The title of a page about a person or thing: its name, or other words if it did not load. */
export const titledByName =
  (otherwise: string) =>
  ({ loaderData }: Loaded) => [{ title: `${loaderData?.name ?? otherwise} | Desk` }];
