import { useLoaderData } from "react-router";
import { ComparePage } from "../../../features/shortlist/components/compare/compare-page.tsx";
import type { loader } from "../compare.tsx";

export function CompareRoute() {
  return <ComparePage comparison={useLoaderData<typeof loader>()} />;
}
