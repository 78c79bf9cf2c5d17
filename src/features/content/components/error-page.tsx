import { Button } from "../../../ui/button.tsx";
import { INPUT } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/link.tsx";

interface Words {
  readonly heading: string;
  readonly text: string;
}

const WORDS: Readonly<Record<number, Words>> = {
  404: {
    heading: "This page has moved on",
    text: "The address may be mistyped, or the vehicle has found its new owner. The others are a search away.",
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

/** 404, 410, 503 and everything else, each with its next step. Needs no site, so it shows whatever has failed. */
export function ErrorPage({ status }: { readonly status: number }) {
  const words = WORDS[status] ?? FAILED;
  return (
    <section className="wrap grid min-h-[60vh] content-center justify-items-start gap-5 py-section">
      <title>{words.heading}</title>
      <p className="price-type text-lg text-brand-text">{status}</p>
      <h1 className="display-type text-3xl">{words.heading}</h1>
      <p className="max-w-[52ch] text-md text-muted">{words.text}</p>
      <form action="/search" method="get" className="mt-3 flex w-full max-w-xl flex-wrap gap-3">
        <input
          type="search"
          name="q"
          aria-label="Make, model or keyword"
          placeholder="Make, model or keyword"
          className={`${INPUT} min-w-0 flex-1 basis-56`}
        />
        <Button type="submit">Search Vehicles</Button>
      </form>
      <TextLink href="/">Go to the home page</TextLink>
    </section>
  );
}
