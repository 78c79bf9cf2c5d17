import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of a dealer's site. What is not here is one of the site's own pages, or not found. */
export default [
  index("routes/home.tsx"),

  route("search", "routes/search-form.ts"),
  route("search-counts", "routes/search-counts.ts"),
  route("search/*", "routes/search.tsx", { id: "search" }),
  route("used-car/*", "routes/search.tsx", { id: "used-car" }),
  route("cars/:slug", "routes/car.tsx"),
  route("cars/:slug/enquire", "routes/enquire.tsx"),
  route("cars/:slug/autogauge", "routes/api/autogauge.ts"),
  route("cars/:slug/checkout", "routes/checkout.tsx", { id: "checkout" }),
  route("cars/:slug/buy-online", "routes/checkout.tsx", { id: "buy-online" }),
  route("checkout-journey", "routes/checkout.tsx", { id: "checkout-journey" }),
  route("cars/checkout", "routes/checkout.tsx", { id: "checkout-of-no-car" }),
  route("online-payment", "routes/online-payment.tsx"),
  route("demo-payment/:id", "routes/demo-payment.tsx"),
  route("success", "routes/success.tsx"),
  route("favourites", "routes/favourites.tsx"),
  route("compare", "routes/compare.tsx"),
  route("viewed-cars", "routes/viewed-cars.ts"),
  route("sign-in", "routes/sign-in.tsx"),
  // The member's own page, under the name that the site gives it.
  route("my-garage", "routes/my-garage.tsx"),
  route("mymotorama", "routes/my-garage.tsx", { id: "mymotorama" }),
  route("mybigboxcars", "routes/my-garage.tsx", { id: "mybigboxcars" }),
  route("myblinkr", "routes/my-garage.tsx", { id: "myblinkr" }),
  route("myservco", "routes/my-garage.tsx", { id: "myservco" }),

  route("locations", "routes/locations.tsx", { id: "locations" }),
  route("our-location", "routes/locations.tsx", { id: "our-location" }),
  route("locations/:slug", "routes/location.tsx", { id: "location" }),
  route("our-location/:slug", "routes/location.tsx", { id: "our-location-page" }),
  route("contact-us", "routes/contact.tsx", { id: "contact-us" }),
  route("contact", "routes/contact.tsx", { id: "contact" }),
  route("models", "routes/models.tsx"),
  route("brands", "routes/brands.tsx"),
  route(":brand/overview", "routes/brand.tsx"),
  route("blog/vehicle-reviews", "routes/blog.tsx"),
  route("blog/vehicle-reviews/:slug", "routes/blog-post.tsx"),

  route("robots.txt", "routes/seo/robots.ts"),
  route("sitemap.xml", "routes/seo/sitemap.ts", { id: "sitemaps" }),
  route("sitemaps/:file", "routes/seo/sitemap.ts", { id: "sitemap" }),
  route("manifest.webmanifest", "routes/seo/web-manifest.ts"),
  route("blog/feed.xml", "routes/seo/feed.ts"),

  route("api/leads", "routes/api/leads.ts"),
  route("api/watchlist/:call?", "routes/api/watchlist.ts"),
  route("api/cars/:slug/view.json", "routes/api/car-view.ts"),
  route("dev/mailbox", "routes/dev/mailbox.tsx", { id: "mailbox" }),
  route("dev/mailbox/:id", "routes/dev/mailbox.tsx", { id: "mailbox-mail" }),
  route("dev/catalogue", "routes/dev/catalogue.tsx"),
  route("theme/:file", "routes/theme.ts"),

  route("*", "routes/content.tsx"),
] satisfies RouteConfig;
