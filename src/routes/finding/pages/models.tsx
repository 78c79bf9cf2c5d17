import { useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { RangePage } from "../../../features/models/components/range-page.tsx";
import type { loader } from "../models.tsx";

export function ModelsRoute() {
  const { head: _, title, ...view } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} />
      <RangePage {...view} />
    </>
  );
}
