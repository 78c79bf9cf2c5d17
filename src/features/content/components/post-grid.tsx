import { Link } from "../../../ui/link.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { BlogCard } from "../home.ts";

interface PostGridProps {
  readonly posts: readonly BlogCard[];
  /** Level of the cards' headings: 2 under a page's own heading, 3 under a section's. */
  readonly level?: 2 | 3;
}

/** Blog cards as a list (HOME-023). Under a page's own heading its first picture is the page's, and loads at once. */
export function PostGrid({ posts, level = 2 }: PostGridProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.href}>
          <article className="group/post relative">
            <div className="vehicle-ground loads-near aspect-video overflow-hidden rounded-m">
              {post.image ? (
                <SitePicture
                  source={post.image}
                  alt=""
                  sizes="(min-width: 980px) 30vw, 90vw"
                  priority={level === 2 && index === 0}
                />
              ) : null}
            </div>
            <p className="mt-4 text-sm text-muted">{post.date}</p>
            <Heading className="my-1 text-lg">
              <Link href={post.href} className="stretched underline-offset-4 group-hover/post:underline">
                {post.heading}
              </Link>
            </Heading>
            <p className="text-sm text-muted">{post.description}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
