import type { BlogCard, HomeView } from "../../../features/content/home.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import { Link, TextLink } from "../../../ui/link.tsx";

/** Three posts side by side; on phones a row that scrolls. */
const SHOWN = 3;

export function Articles({ blog }: { readonly blog: HomeView["blog"] }) {
  return (
    <section className="wrap pt-section">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 md:mb-7">
        <h2 className="display-type text-2xl">{blog.heading}</h2>
        <TextLink href={blog.allHref} icon={null}>
          {blog.all}
        </TextLink>
      </div>
      <ul className="rail gap-gap max-md:-mx-gutter max-md:scroll-px-gutter max-md:px-gutter md:grid md:grid-cols-3">
        {blog.cards.slice(0, SHOWN).map((post) => (
          <li key={post.href} className="snap-start max-md:w-[78vw] max-md:shrink-0">
            <Article post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Article({ post }: { readonly post: BlogCard }) {
  return (
    <article className="group/post relative">
      <div className="vehicle-ground loads-near aspect-16/9 overflow-hidden rounded-m">
        {post.image ? (
          <SitePicture
            source={post.image}
            alt=""
            sizes="(min-width: 761px) 30vw, 78vw"
            widths={[320, 480, 640, 800, 960]}
          />
        ) : null}
      </div>
      <p className="mt-3.5 text-sm text-muted">{post.date}</p>
      <h3 className="mt-1 text-lg">
        <Link href={post.href} className="stretched underline-offset-4 group-hover/post:underline">
          {post.heading}
        </Link>
      </h3>
      <p className="mt-1.5 text-muted">{post.description}</p>
    </article>
  );
}
