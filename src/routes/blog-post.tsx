import { data, type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { Prose } from "../features/content/components/prose.tsx";
import { SitePicture } from "../features/media/components/site-picture.tsx";
import { type DocumentHead, headTags, originOf, siteImage } from "../features/seo/head.ts";
import { postJsonLd } from "../features/seo/json-ld.ts";
import { linkPath } from "../features/site/rules.ts";
import { formatDate } from "../lib/dates.ts";
import { requestScope } from "../request.ts";

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const { site } = context.get(requestScope);
  const post = site.posts.find(({ slug }) => slug === params.slug);
  if (!post) throw data(null, { status: 404 });
  const label = site.config.texts["blog.heading"] ?? "From the blog";
  const origin = originOf(site, url);
  const canonical = `${origin}${linkPath(site.config, "blog")}/${post.slug}`;
  const head: DocumentHead = {
    title: `${post.heading} | ${site.name}`,
    description: post.description,
    canonical,
    siteName: site.name,
    image: siteImage(origin),
    kind: "article",
    jsonLd: [postJsonLd(post, site, canonical, origin)],
  };
  return { post, head, date: formatDate(post.date), above: { label, href: linkPath(site.config, "blog") } };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [{ title: "Page not found" }];

export default function BlogPostRoute() {
  const { post, date, above } = useLoaderData<typeof loader>();
  return (
    <article>
      <PageHead title={post.heading} above={[above]}>
        <p className="mt-4 text-sm text-muted">{date}</p>
      </PageHead>
      <div className="wrap mt-6">
        {post.image ? (
          <div className="vehicle-ground mb-8 aspect-video max-w-225 overflow-hidden rounded-l">
            <SitePicture
              source={post.image}
              alt=""
              sizes="(min-width: 980px) 900px, 92vw"
              widths={[480, 960, 1600]}
              priority
            />
          </div>
        ) : null}
        <Prose html={post.html} />
      </div>
    </article>
  );
}
