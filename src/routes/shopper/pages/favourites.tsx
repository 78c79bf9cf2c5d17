import { useLoaderData } from "react-router";
import { OwnFavourites, SharedFavourites } from "../../../features/shortlist/components/favourites-page.tsx";
import { useTemplate } from "../../../templates/use-template.ts";
import type { loader } from "../favourites.tsx";

export function FavouritesRoute() {
  const found = useLoaderData<typeof loader>();
  const { CarCard } = useTemplate();
  return found.asked.length > 0 ? <SharedFavourites found={found} Card={CarCard} /> : <OwnFavourites Card={CarCard} />;
}
