import { useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { BrandTiles } from "../../../features/models/components/brand-tiles.tsx";
import type { loader } from "../brands.tsx";

export function BrandsRoute() {
  const { title, brands } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} />
      <div className="wrap mt-8">
        {brands.length > 0 ? <BrandTiles brands={brands} /> : <p className="text-muted">No make is listed yet.</p>}
      </div>
    </>
  );
}
