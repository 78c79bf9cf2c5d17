import type { ComponentType, ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { INPUT } from "../../../ui/controls/field.tsx";
import { Link, LinkButton, TextLink } from "../../../ui/link.tsx";
import { type CarCardView, cardKind } from "../../cards/card.ts";
import { CarRow } from "../../cards/components/car-row.tsx";
import { CardPicture } from "../../cards/components/card-picture.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { LONGEST_SEARCH } from "../../vocabulary/longest-search.ts";
import { type LostView, waysOn } from "../lost.ts";

interface Words {
  readonly heading: string;
  readonly text: string;
}

const WORDS: Readonly<Record<number, Words>> = {
  404: {
    heading: "This page has moved on",
    text: "The address may be mistyped, or what stood here is gone. Our stock is one search away.",
  },
  410: {
    heading: "This one has found its new owner",
    text: "It has been sold, and we have none of its kind just now. The others are a search away.",
  },
  503: {
    heading: "Back in a moment",
    text: "We cannot reach our stock just now. Nothing you did is lost: please try again in a minute.",
  },
};

const FAILED: Words = {
  heading: "Something went wrong on our side",
  text: "It has been noted. Please try again, or go on looking from the start.",
};

interface ErrorPageProps {
  readonly status: number;
  readonly lost?: LostView | null;
  readonly Card?: ComponentType<{ readonly card: CarCardView }>;
}

/** Errors 404, 410, 503 and all others, each with its next step. It needs no site, so it works whatever has failed. */
export function ErrorPage({ status, lost, Card }: ErrorPageProps) {
  if (lost && Card) return <Lost status={status} lost={lost} Card={Card} />;
  return (
    <section className="wrap grid min-h-[60vh] content-center justify-items-start gap-5 py-section">
      <ErrorBody status={status} words={WORDS[status] ?? FAILED}>
        <TextLink href="/">Go to the home page</TextLink>
      </ErrorBody>
    </section>
  );
}

/** The message and the stock's search; below them other ways to go on. */
function ErrorBody({
  status,
  words,
  children,
}: {
  readonly status: number;
  readonly words: Words;
  readonly children: ReactNode;
}) {
  return (
    <>
      <title>{words.heading}</title>
      <p className="price-type text-lg text-brand-text">{status}</p>
      <h1 className="display-type text-3xl">{words.heading}</h1>
      <p className="max-w-[46ch] text-md text-pretty text-muted">{words.text}</p>
      <form action="/search" method="get" className="mt-3 flex w-full max-w-xl flex-wrap gap-3">
        <input
          type="search"
          name="q"
          maxLength={LONGEST_SEARCH}
          aria-label="Make, model or keyword"
          placeholder="Make, model or keyword"
          className={classNames(INPUT, "min-w-0 flex-1 basis-56")}
        />
        <Button type="submit" className="max-sm:w-full">
          Search Vehicles
        </Button>
      </form>
      {children}
    </>
  );
}

/**
 * A page that is not there: a car on the template's own ground beside the words (each template's stylesheet), more cars
 * under them.
 */
function Lost({
  status,
  lost,
  Card,
}: { readonly [Name in keyof ErrorPageProps]-?: NonNullable<ErrorPageProps[Name]> }) {
  const site = useSite();
  const [first, ...more] = lost.cars;
  return (
    <>
      <section className="lost">
        <div className="wrap">
          <div className="lost-row">
            <div className="lost-words">
              <ErrorBody status={status} words={wordsOf(status, lost, site.config.vehicleNoun)}>
                <nav aria-label="Other ways on">
                  <ul className="flex flex-wrap gap-2">
                    {waysOn(site).map(({ label, href }) => (
                      <li key={href}>
                        <LinkButton href={href} kind="outline" size="small">
                          {label}
                        </LinkButton>
                      </li>
                    ))}
                  </ul>
                </nav>
              </ErrorBody>
            </div>
            {first ? <FirstCar car={first} /> : null}
          </div>
        </div>
      </section>
      {more.length > 0 ? (
        <section className="wrap mt-section">
          <div className="mb-6 flex items-end justify-between gap-4 max-[18rem]:flex-wrap">
            <h2 className="display-type text-2xl">Have a look at these</h2>
            <TextLink href={lost.like?.href ?? site.stock.href} className="shrink-0">
              See all {lost.like?.label}
            </TextLink>
          </div>
          <CarRow cars={more} Card={Card} />
        </section>
      ) : null}
    </>
  );
}

function FirstCar({ car }: { readonly car: CarCardView }) {
  return (
    <article className="lost-car">
      <div className="vehicle-ground lost-picture">
        <CardPicture
          source={car.photos[0]}
          alt=""
          kind={cardKind(car)}
          sizes="(min-width: 1400px) 720px, (min-width: 980px) 52vw, 100vw"
          priority
        />
      </div>
      <p className="lost-caption">
        <Link href={car.href} className="stretched font-strong">
          {car.title}
        </Link>
        <span className="price-type text-lg">{car.price.text}</span>
        {car.price.note ? <span className="text-sm text-muted">{car.price.note}</span> : null}
      </p>
    </article>
  );
}

function wordsOf(status: number, { vehicle, like }: LostView, noun: string): Words {
  if (!vehicle || status !== 404) return WORDS[status] ?? FAILED;
  return {
    heading: `That ${noun.toLowerCase()} is no longer here`,
    text: `It may have been sold, or the address is mistyped. ${like ? `We have another ${like.label}.` : "The others are a search away."}`,
  };
}
