import { useActionData, useLoaderData } from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import { FinancePage } from "../../features/finance/components/finance-page.tsx";
import { FORM_PLACE, PageForm } from "../../features/leads/components/page-form.tsx";
import { BuyingPlaces } from "../../features/locations/components/buying-places.tsx";
import { ModelPage } from "../../features/models/components/model-page.tsx";
import { WarrantyTerms } from "../../features/service/components/warranty-terms.tsx";
import { Prose } from "../../features/site/components/prose.tsx";
import { ReachUs } from "../../features/site/components/reach-us.tsx";
import { useTemplate } from "../../templates/use-template.ts";
import { classNames } from "../../ui/class-names.ts";
import type { action, loader } from "../content.tsx";

export function ContentRoute() {
  const found = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { CarCard } = useTemplate();
  const { form: view, submissionId } = found;
  // Another page has another form: the key drops what was typed into the last one.
  const form = view && <PageForm key={view.path} form={view} submissionId={submissionId} lastResult={lastResult} />;
  if (found.kind === "model") {
    const { model, warranty, stock } = found;
    return (
      <ModelPage model={model} warranty={warranty} stock={stock} Card={CarCard} form={form} formPlace={FORM_PLACE} />
    );
  }
  if (found.kind === "finance") return <FinancePage page={found.page} form={form} />;
  const { page } = found;
  return (
    <article>
      <PageHead title={page.title}>
        {page.description ? <p className="mt-4 max-w-[60ch] text-md text-muted">{page.description}</p> : null}
      </PageHead>
      <div
        className={classNames(
          "wrap mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-10",
          form ? "lg:grid-cols-[minmax(0,1fr)_36rem]" : "lg:grid-cols-[minmax(0,1fr)_20rem]",
        )}
      >
        <div className="min-w-0">
          <WarrantyTerms lines={found.terms} />
          <Prose html={page.html} />
          <BuyingPlaces places={found.places} />
        </div>
        {form ?? <ReachUs className="print:hidden lg:sticky lg:top-24" />}
      </div>
    </article>
  );
}
