import { useLoaderData } from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import type { BlogCard } from "../../features/content/home.ts";
import { SitePicture } from "../../features/media/components/site-picture.tsx";
import { Prose } from "../../features/site/components/prose.tsx";
import { Link } from "../../ui/link.tsx";
import type { loader } from "../blog-post.tsx";

export function BlogPostRoute() {
  const { post, html, date, above, others } = useLoaderData<typeof loader>();
  return (
    <article>
      <PageHead title={post.heading} above={[above]}>
        <p className="mt-4 text-sm text-muted">{date}</p>
      </PageHead>
      <div className="wrap mt-6 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {post.image ? (
            <div className="vehicle-ground mb-8 aspect-video overflow-hidden rounded-l">
              <SitePicture
                source={post.image}
                alt=""
                sizes="(min-width: 980px) 900px, 92vw"
                widths={[480, 960, 1600]}
                priority
              />
            </div>
          ) : null}
          <Prose html={html} />
        </div>
        <MoreToRead posts={others} />
      </div>
    </article>
  );
}

function MoreToRead({ posts }: { readonly posts: readonly BlogCard[] }) {
  if (posts.length === 0) return null;
  return (
    <aside aria-labelledby="more-to-read" className="print:hidden lg:sticky lg:top-24">
      <h2 id="more-to-read" className="border-b border-line pb-3 text-lg">
        More to read
      </h2>
      <ul className="divide-y divide-line">
        {posts.map((other) => (
          <li key={other.href} className="relative flex items-center gap-4 py-4 max-[18rem]:flex-wrap">
            {other.image ? (
              <span className="vehicle-ground aspect-4/3 w-24 shrink-0 overflow-hidden rounded-s">
                <SitePicture source={other.image} alt="" sizes="96px" widths={[160, 320]} />
              </span>
            ) : null}
            <div className="min-w-0">
              <Link href={other.href} className="stretched font-strong text-pretty underline-offset-4 hover:underline">
                {other.heading}
              </Link>
              <p className="mt-1 text-sm text-muted">{other.date}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
