declare module "itemsjs" {
  interface Found<Item> {
    readonly pagination: { readonly total: number };
    readonly data: {
      readonly items: readonly Item[];
      readonly aggregations: Readonly<
        Record<string, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
      >;
    };
  }
  export default function itemsjs<Item extends object>(
    items: readonly Item[],
    configuration: object,
  ): { search(input: object): Found<Item> };
}
