import type { ComponentType, ReactNode } from "react";
import { formatMoney } from "../../../lib/words/format.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton, TextLink } from "../../../ui/link.tsx";
import { Tag } from "../../../ui/tag.tsx";
import type { CarCardView } from "../../cards/card.ts";
import { CarRow } from "../../cards/components/car-row.tsx";
import { EstimateNotice } from "../../estimate/components/estimate.tsx";
import { NoPicture } from "../../media/components/no-picture.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { modelTitle } from "../../site/models.ts";
import type { ModelStock } from "../data.ts";
import type { ModelCard } from "../rules.ts";

interface ModelPageProps {
  readonly model: ModelCard;
  /** `5 years, unlimited km`; null where the site does not state it (CONT-030). */
  readonly warranty: string | null;
  /** Null while stock cannot be searched. */
  readonly stock: ModelStock | null;
  /** The template's card. */
  readonly Card: ComponentType<{ readonly card: CarCardView }>;
  readonly form: ReactNode;
  /** Anchor of the form in the page. */
  readonly formPlace: string;
}

/** The page of a model: its description, its stock, and the enquiry form (MODEL-037). */
export function ModelPage({ model, warranty, stock, Card, form, formPlace }: ModelPageProps) {
  const { links } = useSite();
  const title = modelTitle(model.make, model.name);
  return (
    <article>
      <div className="wrap">
        <Breadcrumb
          crumbs={[
            { label: "Home", href: "/" },
            { label: "Range", href: links.models },
            { label: title, href: null },
          ]}
        />
      </div>
      <Hero model={model} warranty={warranty} title={title} stock={stock} formPlace={formPlace} />
      <section className="wrap mt-section" aria-labelledby="model-stock">
        <div className="mb-6 flex items-end justify-between gap-4 max-[18rem]:flex-wrap">
          <h2 id="model-stock" className="display-type text-2xl">
            {model.name} in stock
          </h2>
          {stock && stock.total > 0 ? (
            <TextLink href={stock.more.href} className="min-[18rem]:shrink-0">
              {stock.more.label}
            </TextLink>
          ) : null}
        </div>
        {stock?.financeNotice ? <EstimateNotice notice={stock.financeNotice} className="mb-6 max-w-[104ch]" /> : null}
        {stock && stock.total > 0 ? (
          <CarRow cars={stock.cars} Card={Card} />
        ) : (
          <NoStock model={model} stock={stock} formPlace={formPlace} />
        )}
      </section>
      <div className="wrap mt-section">
        <div className="mx-auto max-w-180">{form}</div>
      </div>
    </article>
  );
}

interface HeroProps {
  readonly model: ModelCard;
  readonly warranty: string | null;
  readonly title: string;
  readonly stock: ModelStock | null;
  readonly formPlace: string;
}

function Hero({ model, warranty, title, stock, formPlace }: HeroProps) {
  return (
    <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="order-last grid grid-cols-1 justify-items-start gap-4 wrap-anywhere lg:order-first">
        {model.label ? <Tag kind={model.label === "NEW" ? "brand" : "tint"}>{model.label}</Tag> : null}
        <h1 className="display-type text-3xl">
          <span className="block font-body text-md font-medium tracking-normal text-muted">{model.make}</span>{" "}
          {model.name}
        </h1>
        {model.from === null ? null : (
          <p className="price-type text-price-card">
            <span className="font-body text-base font-medium tracking-normal text-muted">From</span>{" "}
            {formatMoney(model.from)}
          </p>
        )}
        {model.description ? <p className="max-w-[46ch] text-md text-muted">{model.description}</p> : null}
        {warranty ? (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Icon name="shield" size={18} />
            New-vehicle warranty: {warranty}
          </p>
        ) : null}
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton href={`#${formPlace}`}>Enquire Now</LinkButton>
          {stock && stock.total > 0 ? (
            <LinkButton href={stock.more.href} kind="outline">
              {stock.more.label}
            </LinkButton>
          ) : null}
        </div>
      </div>
      {model.image ? (
        <div className="vehicle-ground aspect-16/10 overflow-hidden rounded-l">
          <SitePicture
            source={model.image}
            alt={title}
            sizes="(min-width: 980px) 56vw, 92vw"
            widths={[480, 640, 800, 960, 1200]}
            priority
          />
        </div>
      ) : null}
    </div>
  );
}

/** Shown where there is no stock of this model, or stock cannot be searched, with two ways to go on. */
function NoStock({ model, stock, formPlace }: Omit<HeroProps, "title" | "warranty">) {
  const soon = model.label === "COMING SOON";
  const words = stock
    ? {
        heading: soon ? `The ${model.name} is on its way` : `No ${model.name} in stock today`,
        text: soon
          ? "Leave us your number, and we call as soon as we can say when you can drive one."
          : "Tell us what you are after, and we look for one and call you when we have it.",
      }
    : { heading: "We can’t reach our stock just now", text: "Please try again in a moment, or send us a message." };
  return (
    <div className="grid justify-items-center gap-3 rounded-l bg-surface-2 px-6 py-12 text-center">
      <NoPicture size={56} className="text-n-400" />
      <h3 className="text-xl">{words.heading}</h3>
      <p className="max-w-[46ch] text-muted">{words.text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <LinkButton href={`#${formPlace}`}>{soon ? "Keep me posted" : "Find me one"}</LinkButton>
        {stock ? (
          <LinkButton href={stock.more.href} kind="outline">
            {stock.more.label}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
