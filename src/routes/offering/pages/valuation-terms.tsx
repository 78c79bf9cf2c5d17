import { useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { Prose } from "../../../features/site/components/prose.tsx";
import { ReachUs } from "../../../features/site/components/reach-us.tsx";
import type { loader } from "../valuation-terms.tsx";

export function ValuationTermsRoute() {
  const { title, html, terms } = useLoaderData<typeof loader>();
  return (
    <article>
      <PageHead title={title} />
      <div className="wrap mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {html === null ? (
          <div className="prose">
            {terms.map(({ heading, text }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <p>{text}</p>
              </section>
            ))}
          </div>
        ) : (
          <Prose html={html} />
        )}
        <ReachUs className="print:hidden lg:sticky lg:top-24" />
      </div>
    </article>
  );
}
