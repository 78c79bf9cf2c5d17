import type { BlogCard, HomeView } from "../../../features/content/home.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import { Link } from "../../../ui/link.tsx";

/** The latest post with its picture, and the earlier ones as lines of text. */
export function Blog({ blog }: { readonly blog: HomeView["blog"] }) {
  const [first, ...rest] = blog.cards;
  if (!first) return null;
  return (
    <section className="wrap pt-section">
      <div className="mb-6 flex items-end justify-between gap-6 md:mb-8">
        <h2 className="display-type text-2xl">{blog.heading}</h2>
        <Link href={blog.allHref} className="underlined shrink-0">
          {blog.all}
        </Link>
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Lead post={first} />
        <ul className="border-t border-ink">
          {rest.map((post) => (
            <li key={post.href} className="relative border-b border-line py-6">
              <p className="text-sm text-muted">{post.date}</p>
              <h3 className="mt-1 text-lg">
                <Link href={post.href} className="stretched underline-offset-4 hover:underline">
                  {post.heading}
                </Link>
              </h3>
              <p className="mt-1 max-w-[52ch] text-muted">{post.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Lead({ post }: { readonly post: BlogCard }) {
  return (
    <article className="group/post relative">
      <div data-ground="dark" className="vehicle-ground loads-near aspect-video overflow-hidden">
        {post.image ? (
          <SitePicture
            source={post.image}
            alt=""
            sizes="(min-width: 980px) 54vw, 92vw"
            widths={[480, 640, 800, 960, 1200]}
            className="edges-lost"
          />
        ) : null}
      </div>
      <p className="mt-4 text-sm text-muted">{post.date}</p>
      <h3 className="mt-1 max-w-[26ch] text-xl">
        <Link href={post.href} className="stretched underline-offset-4 group-hover/post:underline">
          {post.heading}
        </Link>
      </h3>
      <p className="mt-1.5 max-w-[60ch] text-muted">{post.description}</p>
    </article>
  );
}
