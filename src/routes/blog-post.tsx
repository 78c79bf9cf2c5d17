import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { blogCard } from "../features/content/home.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../features/seo/head.ts";
import { postJsonLd } from "../features/seo/json-ld.ts";
import { markdownToHtml } from "../features/site/markdown.ts";
import { linkPath } from "../features/site/rules.ts";
import { text } from "../features/site/texts/texts.ts";
import { formatDate } from "../lib/time/dates.ts";
import { requestScope } from "../request.ts";
import { routePage } from "../ui/later-code/route-page.ts";
import { notFound } from "./not-found.ts";
import { bySlug } from "./own-slug.ts";

/** Number of other posts linked below a post. */
const OTHERS = 3;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { site } = scope;
  const post = bySlug(site.posts, params.slug, url);
  if (!post) throw await notFound(scope);
  const label = text(site.config, "blog.heading");
  const blog = linkPath(site.config, "blog");
  const origin = originOf(site, url);
  const canonical = `${origin}${blog}/${post.slug}`;
  const others = site.posts.filter((other) => other !== post).slice(0, OTHERS);
  const head: DocumentHead = {
    title: `${post.heading} | ${site.name}`,
    description: post.description,
    canonical,
    siteName: site.name,
    image: siteImage(origin),
    kind: "article",
    jsonLd: [postJsonLd(post, site, canonical, origin)],
  };
  return {
    post: { heading: post.heading, image: post.image },
    html: markdownToHtml(post.markdown),
    head,
    date: formatDate(post.date),
    above: { label, href: blog },
    others: others.map((other) => blogCard(other, blog)),
  };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [{ title: "Page not found" }];

const bring = async () => (await import("./pages/blog-post.tsx")).BlogPostRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
