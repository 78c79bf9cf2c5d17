import { useActionData, useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { PageForm } from "../../../features/leads/components/page-form.tsx";
import { PartsNav, PartsSearch, WhichFits } from "../../../features/service/components/parts-search.tsx";
import { ServicePlaces } from "../../../features/service/components/service-places.tsx";
import { Prose } from "../../../features/site/components/prose.tsx";
import type { action, loader } from "../parts.tsx";

export function PartsRoute() {
  const { service, links, search, form, submissionId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const words = service.description ?? "Tell us what you are after. Our parts team answers with a price and a day.";
  return (
    <>
      <PageHead title={service.title}>
        <p className="mt-4 max-w-[60ch] text-md text-pretty text-muted">{words}</p>
        {search ? <PartsSearch action={search} /> : null}
      </PageHead>
      <div className="wrap mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_36rem]">
        <div className="[&_.prose>:first-child]:mt-0!">
          {service.html ? <Prose html={service.html} /> : <WhichFits />}
          <PartsNav links={links} />
        </div>
        {/* Another page has another form: the key drops what was typed into the last one. */}
        <PageForm key={form.path} form={form} submissionId={submissionId} lastResult={lastResult} />
      </div>
      <ServicePlaces service={service} />
    </>
  );
}
