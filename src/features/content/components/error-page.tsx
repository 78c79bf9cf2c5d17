import { LinkButton } from "../../../ui/link.tsx";

interface Words {
  readonly heading: string;
  readonly text: string;
}

const WORDS: Readonly<Record<number, Words>> = {
  404: {
    heading: "This page has moved on",
    text: "The address may be mistyped, or the vehicle has found its new owner. The cars below are still here.",
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

/** 404, 503 and everything else, each with its next step. Needs no site, so it shows whatever has failed. */
export function ErrorPage({ status }: { readonly status: number }) {
  const words = WORDS[status] ?? FAILED;
  return (
    <section className="wrap grid min-h-[60vh] place-content-center justify-items-start gap-5 py-section">
      <p className="price-type text-lg text-brand-text">{status}</p>
      <h1 className="display-type text-3xl">{words.heading}</h1>
      <p className="max-w-[52ch] text-md text-muted">{words.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton href="/search">Search Vehicles</LinkButton>
        <LinkButton href="/" kind="outline">
          Home
        </LinkButton>
      </div>
    </section>
  );
}
