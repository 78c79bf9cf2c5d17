import { useActionData, useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { Booking, ServiceNotes } from "../../../features/service/components/booking.tsx";
import { ServicePlaces } from "../../../features/service/components/service-places.tsx";
import { Prose } from "../../../features/site/components/prose.tsx";
import type { action, loader } from "../book-a-service.tsx";

export function BookAServiceRoute() {
  const { service, above, form, submissionId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <>
      <PageHead title={service.title} above={above}>
        {service.description ? (
          <p className="mt-4 max-w-[60ch] text-md text-pretty text-muted">{service.description}</p>
        ) : null}
      </PageHead>
      <div className="wrap mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Booking service={service} form={form} submissionId={submissionId} lastResult={lastResult} layout="card" />
        <div className="[&_.prose>:first-child]:mt-0!">
          <Prose html={service.html} />
          <ServiceNotes service={service} className="mt-6 border-t border-line pt-5" />
        </div>
      </div>
      <ServicePlaces service={service} />
    </>
  );
}
