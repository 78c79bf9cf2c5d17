import { useLoaderData } from "react-router";
import { EnquiryProvider } from "../../../features/leads/components/enquiry-provider.tsx";
import { TextsProvider } from "../../../features/site/components/use-words.tsx";
import { useTemplate } from "../../../templates/use-template.ts";
import { useUnpacked } from "../../../ui/motion/use-unpacked.ts";
import type { loader } from "../car.tsx";

export function CarRoute() {
  const { vehicle, similar, enquiry } = useUnpacked(useLoaderData<typeof loader>().page);
  const { VehiclePage, EnquiryFrame } = useTemplate();
  return (
    // Another car is another page: the key resets the gallery's position and the enquiry's draft.
    <EnquiryProvider key={vehicle.id} enquiry={enquiry} Frame={EnquiryFrame}>
      <TextsProvider texts={vehicle.texts}>
        <VehiclePage vehicle={vehicle} similar={similar} />
      </TextsProvider>
    </EnquiryProvider>
  );
}
