import type { Model } from "../site/site.ts";

/** A model with nothing to show but its name: what a test adds is what it is about. */
export const emptyModel = (id: number): Model => ({
  id,
  name: `Model ${id}`,
  slug: `model-${id}`,
  new_slug: null,
  override_url: null,
  status: null,
  manufacturer_name: "Toyota",
  manufacturer_body: null,
  manufacturer_body2: null,
  manufacturer_body3: null,
  bodies: [],
  image: null,
  cloudfront_new_image_url: null,
  short_description: null,
  from_price: null,
  length: null,
});
