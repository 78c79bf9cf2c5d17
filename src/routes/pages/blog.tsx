import { useLoaderData } from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import { PostGrid } from "../../features/content/components/post-grid.tsx";
import type { loader } from "../blog.tsx";

export function BlogRoute() {
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
