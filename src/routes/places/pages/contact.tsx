import { useActionData, useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { PageForm } from "../../../features/leads/components/page-form.tsx";
import { LocationCard } from "../../../features/locations/components/location-card.tsx";
import { placesGrid } from "../../../features/locations/components/places-section.tsx";
import { Prose } from "../../../features/site/components/prose.tsx";
import type { action, loader } from "../contact.tsx";

export function ContactRoute() {
  const { title, html, form, submissionId, places } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [first, ...others] = places;
  return (
    <>
      <PageHead title={title} />
      <div className="wrap mt-8 grid gap-10">
        {html ? <Prose html={html} /> : null}
        <div className="grid items-start gap-gap lg:grid-cols-[minmax(0,1fr)_26rem]">
          <PageForm form={form} submissionId={submissionId} lastResult={lastResult} />
          {first ? <LocationCard place={first} /> : null}
        </div>
        {others.length > 0 ? (
          <ul className={placesGrid(others.length)}>
            {others.map((place) => (
              <li key={place.slug}>
                <LocationCard place={place} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
