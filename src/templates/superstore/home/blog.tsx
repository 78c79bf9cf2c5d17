import type { HomeView } from "../../../features/content/home.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import { Link, TextLink } from "../../../ui/link.tsx";

/** Four equal cards; on phones the row scrolls. */
export function Blog({ blog }: { readonly blog: HomeView["blog"] }) {
  return (
    <section className="wrap pt-section">
      <div className="mb-5 flex items-center justify-between gap-4 max-[18rem]:flex-wrap">
        <h2 className="display-type text-2xl">{blog.heading}</h2>
        <TextLink href={blog.allHref}>{blog.all}</TextLink>
      </div>
      <ul className="rail -mx-gutter scroll-px-gutter gap-5 px-gutter lg:mx-0 lg:grid lg:grid-cols-4 lg:px-0">
        {blog.cards.map((post) => (
          <li key={post.href} className="w-[min(260px,72vw)] shrink-0 snap-start lg:w-auto">
            <article className="group/post relative">
              <div className="vehicle-ground loads-near aspect-video overflow-hidden rounded-m">
                {post.image ? <SitePicture source={post.image} alt="" sizes="(min-width: 980px) 24vw, 260px" /> : null}
              </div>
              <p className="mt-3 text-xs text-muted">{post.date}</p>
              <h3 className="my-1 text-[1.0625rem] group-hover/post:text-brand-text">
                <Link href={post.href} className="stretched">
                  {post.heading}
                </Link>
              </h3>
              <p className="text-sm text-muted">{post.description}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
