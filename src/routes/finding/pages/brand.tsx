import { useLoaderData } from "react-router";
import { BrandPage } from "../../../features/models/components/brand-page.tsx";
import type { loader } from "../brand.tsx";

export function BrandRoute() {
  const { brand, linkText } = useLoaderData<typeof loader>();
  return <BrandPage brand={brand} linkText={linkText} />;
}
