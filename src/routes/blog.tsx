import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { PostGrid } from "../features/content/components/post-grid.tsx";
import { blogCard } from "../features/content/home.ts";
import { headTags, originOf, pageHead } from "../features/seo/head.ts";
import { linkPath } from "../features/site/rules.ts";
import { text } from "../features/site/texts/texts.ts";
import { requestScope } from "../request.ts";

export function loader({ context, url }: LoaderFunctionArgs) {
  const { site } = context.get(requestScope);
  const href = linkPath(site.config, "blog");
  const heading = text(site.config, "blog.heading");
  const origin = originOf(site, url);
  const head = pageHead(site, origin, {
    title: heading,
    description: site.posts[0]?.description ?? null,
    path: url.pathname,
  });
  return { heading, posts: site.posts.map((post) => blogCard(post, href)), head };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] =>
  loaderData
    ? [
        ...headTags(loaderData.head),
        { tagName: "link", rel: "alternate", type: "application/rss+xml", href: "/blog/feed.xml" },
      ]
    : [];

export default function BlogRoute() {
  const { heading, posts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={heading} />
      <div className="wrap mt-8">
        {posts.length > 0 ? <PostGrid posts={posts} /> : <p className="text-muted">Nothing has been written yet.</p>}
      </div>
    </>
  );
}
