import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { ModelGrid } from "../features/models/components/model-grid.tsx";
import { bodyCategories, modelCard } from "../features/models/rules.ts";
import { requestScope } from "../request.ts";

/** The range page (MODEL-033), with a body category chosen by `?body=` (MODEL-034). */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { site } = context.get(requestScope);
  const { config } = site;
  const cards = site.models.map((model) => modelCard(model, config.modelShowFromPrice));
  const categories = bodyCategories(cards);
  const asked = new URL(request.url).searchParams.get("body")?.toLowerCase();
  const body = categories.find((category) => category.body.toLowerCase() === asked)?.body ?? null;
  return { cards, categories, body, linkText: config.modelLinkText, siteName: site.name };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] => [
  { title: `Explore Our Range | ${loaderData?.siteName}` },
];

export default function ModelsRoute() {
  const { cards, categories, body, linkText } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Explore Our Range" />
      <div className="wrap mt-6">
        <ModelGrid cards={cards} categories={categories} body={body} linkText={linkText} />
      </div>
    </>
  );
}
