import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import type { FooterSectionView } from "../view.ts";
import { useSite } from "./site-context.tsx";

interface SectionProps {
  readonly section: FooterSectionView;
  readonly headingClassName: string;
  readonly linkClassName: string;
  /** Class names of the dropdown of models: for its box, and for the list inside it. */
  readonly boxClassName: string;
}

/** One section of the footer: its links, or a dropdown of the site's models (NAV-011). */
export function FooterSection({ section, headingClassName, linkClassName, boxClassName }: SectionProps) {
  const { models, links } = useSite();
  return (
    <section className={section.models ? "max-lg:col-span-2" : undefined}>
      <h2 className={headingClassName}>{section.title}</h2>
      {section.models ? (
        <details className="group/models">
          <summary className={`flex min-h-12 items-center justify-between gap-3 px-4 text-sm ${boxClassName}`}>
            Choose a model
            <Icon name="chevron-down" size={18} className="transition-transform group-open/models:rotate-180" />
          </summary>
          <ul className="max-h-72 overflow-y-auto pt-2">
            {models.map((model) => (
              <li key={model.href}>
                <Link href={model.href} className={linkClassName}>
                  {model.name}
                </Link>
              </li>
            ))}
            <li>
              <Link href={links.models} className={linkClassName}>
                All models
              </Link>
            </li>
          </ul>
        </details>
      ) : (
        <ul>
          {section.links.map((link) => (
            <li key={`${link.href} ${link.label}`}>
              <Link href={link.href} className={linkClassName}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The legal information about the business: legal name, licences, ABN, an acknowledgement, the year. */
export function LegalLines({
  className,
  strongClassName,
}: {
  readonly className: string;
  readonly strongClassName: string;
}) {
  const { legal, year, name } = useSite();
  return (
    <div className={`flex flex-wrap justify-between gap-x-12 gap-y-4 text-xs ${className}`}>
      <p className="max-w-[110ch]">
        <b className={strongClassName}>{[legal.name, ...legal.licences].join(" · ")}</b>
        {legal.abn ? ` · ABN ${legal.abn}` : null}
        {legal.acknowledgement ? (
          <>
            <br />
            {legal.acknowledgement}
          </>
        ) : null}
      </p>
      <p>
        © {year} {name}
      </p>
    </div>
  );
}
