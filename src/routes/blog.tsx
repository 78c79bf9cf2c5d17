import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { blogCard } from "../features/content/home.ts";
import { headTags, originOf, pageHead } from "../features/seo/head.ts";
import { LINKS } from "../features/site/menus.ts";
import { linkPath } from "../features/site/rules.ts";
import { text } from "../features/site/texts/texts.ts";
import { requestScope } from "../request.ts";
import { routePage } from "../ui/later-code/route-page.ts";

export function loader({ context, url }: LoaderFunctionArgs) {
  const { site } = context.get(requestScope);
  const href = linkPath(site.config, "blog");
  const heading = text(site.config, "blog.heading");
  const origin = originOf(site, url);
  const head = pageHead(site, origin, {
    title: heading,
    // Each post has a description of its own, and the address may have been written in other letters or with an end.
    description: `News and advice from ${site.name}.`,
    path: LINKS.blog,
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

const bring = async () => (await import("./pages/blog.tsx")).BlogRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
