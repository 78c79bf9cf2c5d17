import type { WarrantyLine } from "../rules.ts";

/** The new-vehicle warranty by make (CONT-030). */
export function WarrantyTerms({ lines }: { readonly lines: readonly WarrantyLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="warranty-terms" className="mb-10 max-w-[68ch]">
      <h2 id="warranty-terms" className="text-xl">
        New-vehicle warranty
      </h2>
      <dl className="mt-4 border-t border-line">
        {lines.map(({ make, text }) => (
          <div key={make} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <dt className="font-strong">{make}</dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
