import { useActionData, useLoaderData } from "react-router";
import { Booking } from "../../../features/service/components/booking.tsx";
import { MazdaServicePage } from "../../../features/service/components/mazda-page.tsx";
import { ServicePage } from "../../../features/service/components/service-page.tsx";
import type { action, loader } from "../service.tsx";

export function ServiceRoute() {
  const { service, form, submissionId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const booking = (
    <Booking service={service} form={form} submissionId={submissionId} lastResult={lastResult} layout="split" />
  );
  return service.style === "mazda" ? (
    <MazdaServicePage service={service} form={booking} />
  ) : (
    <ServicePage service={service} form={booking} />
  );
}
