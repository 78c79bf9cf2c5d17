import type { HomeView } from "../../features/content/home.ts";
import { useSite } from "../../features/site/components/site-context.tsx";
import { LinkButton, TextLink } from "../../ui/link.tsx";

/** The plainest home page: a heading, the way into the stock, the offers and the latest posts. */
export function Home({ home }: { readonly home: HomeView }) {
  const { stock } = useSite();
  return (
    <div className="wrap grid gap-12 py-section">
      <section>
        <h1 className="display-type text-3xl">{home.hero.heading}</h1>
        {home.hero.text ? <p className="mt-3 text-md text-muted">{home.hero.text}</p> : null}
        <LinkButton href={stock.href} className="mt-6">
          {stock.label}
        </LinkButton>
      </section>
      <ul className="grid gap-6 md:grid-cols-3">
        {home.features.map((feature) => (
          <li key={feature.name}>
            <TextLink href={feature.href}>{feature.label}</TextLink>
            <p className="text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
      {home.blog.cards.length > 0 ? (
        <section>
          <h2 className="display-type text-2xl">{home.blog.heading}</h2>
          <ul className="mt-4">
            {home.blog.cards.map((post) => (
              <li key={post.href}>
                <TextLink href={post.href}>{post.heading}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
