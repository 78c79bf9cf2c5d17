import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { PostGrid } from "../features/content/components/post-grid.tsx";
import { blogCard } from "../features/content/home.ts";
import { linkPath } from "../features/site/rules.ts";
import { requestScope } from "../request.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(requestScope);
  const href = linkPath(site.config, "blog");
  return {
    heading: site.config.texts["blog.heading"] ?? "From the blog",
    posts: site.posts.map((post) => blogCard(post, href)),
    siteName: site.name,
  };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] => [
  { title: `${loaderData?.heading} | ${loaderData?.siteName}` },
];

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
