import { data, type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { Prose } from "../features/content/components/prose.tsx";
import { SitePicture } from "../features/media/components/site-picture.tsx";
import { linkPath } from "../features/site/rules.ts";
import { formatDate } from "../lib/dates.ts";
import { requestScope } from "../request.ts";

export function loader({ context, params }: LoaderFunctionArgs) {
  const { site } = context.get(requestScope);
  const post = site.posts.find(({ slug }) => slug === params.slug);
  if (!post) throw data(null, { status: 404 });
  const label = site.config.texts["blog.heading"] ?? "From the blog";
  return { post, date: formatDate(post.date), above: { label, href: linkPath(site.config, "blog") } };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] =>
  loaderData
    ? [{ title: loaderData.post.heading }, { name: "description", content: loaderData.post.description }]
    : [{ title: "Page not found" }];

export default function BlogPostRoute() {
  const { post, date, above } = useLoaderData<typeof loader>();
  return (
    <article>
      <PageHead title={post.heading} above={[above]}>
        <p className="mt-4 text-sm text-muted">{date}</p>
      </PageHead>
      <div className="wrap mt-6">
        {post.image ? (
          <div className="studio mb-8 aspect-video max-w-225 overflow-hidden rounded-l">
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
