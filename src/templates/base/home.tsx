import type { HomeView } from "../../features/content/home.ts";

export function Home({ home }: { readonly home: HomeView }) {
  return <p>{home.blocks.join(", ")}</p>;
}
