import { Link } from "../../../ui/link.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { BlogCard } from "../home.ts";

/** Blog cards as a list (HOME-023). */
export function PostGrid({ posts }: { readonly posts: readonly BlogCard[] }) {
  return (
    <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.href}>
          <article className="group/post relative">
            <div className="studio aspect-video overflow-hidden rounded-m">
              {post.image ? <SitePicture source={post.image} alt="" sizes="(min-width: 980px) 30vw, 90vw" /> : null}
            </div>
            <p className="mt-4 text-sm text-muted">{post.date}</p>
            <h2 className="my-1 text-lg">
              <Link href={post.href} className="stretched underline-offset-4 group-hover/post:underline">
                {post.heading}
              </Link>
            </h2>
            <p className="text-sm text-muted">{post.description}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
