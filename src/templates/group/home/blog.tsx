import type { BlogCard, HomeView } from "../../../features/content/home.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import { Link, TextLink } from "../../../ui/link.tsx";

/** The latest post large on the left, the three before it in a list. */
export function Blog({ blog }: { readonly blog: HomeView["blog"] }) {
  const [first, ...rest] = blog.cards;
  if (!first) return null;
  return (
    <section className="wrap pt-section">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 md:mb-8">
        <h2 className="display-type text-2xl">{blog.heading}</h2>
        <TextLink href={blog.allHref}>{blog.all}</TextLink>
      </div>
      <ul className="grid content-start gap-x-14 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_auto_1fr]">
        <li className="row-span-3 max-lg:mb-8">
          <Large post={first} />
        </li>
        {rest.map((post) => (
          <li key={post.href} className="border-line not-first:not-nth-2:border-t lg:nth-2:*:pt-0">
            <Row post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Large({ post }: { readonly post: BlogCard }) {
  return (
    <article className="group/post relative">
      <Picture post={post} className="aspect-video" sizes="(min-width: 980px) 54vw, 92vw" />
      <p className="mt-5 text-sm text-muted">{post.date}</p>
      <h3 className="mt-2 max-w-[22ch] text-xl">
        <Link href={post.href} className="stretched underline-offset-4 group-hover/post:underline">
          {post.heading}
        </Link>
      </h3>
      <p className="mt-2 text-muted">{post.description}</p>
    </article>
  );
}

function Row({ post }: { readonly post: BlogCard }) {
  return (
    <article className="group/post relative grid grid-cols-[112px_1fr] items-center gap-5 py-6 md:grid-cols-[176px_1fr] md:gap-6">
      <Picture post={post} className="aspect-4/3" sizes="176px" />
      <div>
        <p className="text-sm text-muted">{post.date}</p>
        <h3 className="my-1 text-lg">
          <Link href={post.href} className="stretched underline-offset-4 group-hover/post:underline">
            {post.heading}
          </Link>
        </h3>
        <p className="text-sm text-muted max-md:hidden">{post.description}</p>
      </div>
    </article>
  );
}

function Picture({
  post,
  className,
  sizes,
}: {
  readonly post: BlogCard;
  readonly className: string;
  readonly sizes: string;
}) {
  return (
    <div className={`vehicle-ground loads-near overflow-hidden rounded-m ${className}`}>
      {post.image ? (
        <SitePicture source={post.image} alt="" sizes={sizes} widths={[320, 480, 640, 800, 960, 1600]} />
      ) : null}
    </div>
  );
}
