import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { LinkButton, TextLink } from "../../../ui/link.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import type { BrandView } from "../brands.ts";
import { ModelTile } from "./model-tile.tsx";

interface BrandPageProps {
  readonly brand: BrandView;
  readonly linkText: string;
}

/** The page of a make: its models, its stock, and where it is sold (MODEL-036). */
export function BrandPage({ brand, linkText }: BrandPageProps) {
  const { name, links } = useSite();
  const models = `${brand.models.length} ${brand.models.length === 1 ? "model" : "models"}`;
  return (
    <article>
      <div className="wrap">
        <Breadcrumb
          crumbs={[
            { label: "Home", href: "/" },
            { label: "Brands", href: brand.brandsHref },
            { label: brand.name, href: null },
          ]}
        />
      </div>
      <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="order-last grid grid-cols-1 justify-items-start gap-4 wrap-anywhere lg:order-first">
          {brand.logo ? (
            <img src={brand.logo} alt="" width={72} height={72} className="size-18 object-contain" />
          ) : null}
          <h1 className="display-type text-3xl">{brand.name}</h1>
          <p className="max-w-[44ch] text-md text-muted">
            {brand.models.length > 0 ? `${models} of ${brand.name} at ${name}.` : `${brand.name} at ${name}.`}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton href={brand.stock.href}>{brand.stock.label}</LinkButton>
            <LinkButton href={links.contact} kind="outline">
              Contact us
            </LinkButton>
          </div>
          {brand.website ? <TextLink href={brand.website}>Our {brand.name} website</TextLink> : null}
        </div>
        {brand.image ? (
          <div className="vehicle-ground aspect-16/10 overflow-hidden rounded-l">
            <SitePicture
              source={brand.image}
              alt=""
              sizes="(min-width: 980px) 56vw, 92vw"
              widths={[480, 640, 800, 960, 1200]}
              priority
            />
          </div>
        ) : null}
      </div>
      {brand.models.length > 0 ? (
        <section className="wrap pt-section">
          <h2 className="display-type mb-6 text-2xl">The {brand.name} range</h2>
          <div className="grid grid-cols-2 gap-x-4 gap-y-9 max-[18rem]:grid-cols-1 md:grid-cols-3 md:gap-x-gap md:gap-y-12 lg:grid-cols-4">
            {brand.models.map((card, index) => (
              <ModelTile key={card.id} card={card} linkText={linkText} isFirst={index === 0 && !brand.image} />
            ))}
          </div>
        </section>
      ) : null}
      {brand.places.length > 0 ? (
        <section className="wrap pt-section">
          <h2 className="display-type mb-3 text-2xl">Where we sell {brand.name}</h2>
          <ul className="flex flex-wrap gap-x-8">
            {brand.places.map((place) => (
              <li key={place.slug}>
                <TextLink href={`${brand.placesHref}/${place.slug}`}>{place.name}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
