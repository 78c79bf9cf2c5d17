import { spelt, XML_1, xml } from "../../lib/libraries/xml.ts";
import { linkPath } from "../site/rules.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";

/** Most posts in a feed: the newest ones. */
const MOST_POSTS = 30;

/** The site's blog as RSS 2.0, newest first. `feed` is the feed's own absolute address. */
export function blogFeed(site: Site, origin: string, feed: string): string {
  const blog = `${origin}${linkPath(site.config, "blog")}`;
  const heading = text(site.config, "blog.heading");
  const root = xml().create(XML_1).ele("rss", {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
  });
  const channel = root.ele("channel");
  channel.ele("title").txt(spelt(`${heading} | ${site.name}`));
  channel.ele("link").txt(spelt(blog));
  channel.ele("description").txt(spelt(`News and advice from ${site.name}.`));
  channel.ele("language").txt("en-au");
  channel.ele("atom:link", { href: feed, rel: "self", type: "application/rss+xml" });
  for (const post of site.posts.slice(0, MOST_POSTS)) {
    const item = channel.ele("item");
    item.ele("title").txt(spelt(post.heading));
    item.ele("link").txt(spelt(`${blog}/${post.slug}`));
    item.ele("guid", { isPermaLink: "true" }).txt(spelt(`${blog}/${post.slug}`));
    item.ele("pubDate").txt(new Date(post.date).toUTCString());
    item.ele("description").txt(spelt(post.description));
  }
  return root.end();
}
