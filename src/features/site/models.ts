import type { Model } from "./site.ts";

/** Address of a model's page (MODEL-005, MODEL-037). */
export const modelHref = (model: Pick<Model, "override_url" | "new_slug" | "slug">): string =>
  model.override_url ?? `/${model.new_slug ?? model.slug}`;

/** The model whose page is at `path` (MODEL-037); null if there is none. */
export const modelAt = <T extends Pick<Model, "new_slug" | "slug">>(models: readonly T[], path: string): T | null =>
  models.find((model) => path === `/${model.new_slug ?? model.slug}`) ?? null;

/** The newer picture (MODEL-013), otherwise the older one (MODEL-012); null if there is neither. */
export const modelImage = (model: Pick<Model, "cloudfront_new_image_url" | "image">): string | null =>
  model.cloudfront_new_image_url ?? model.image?.url ?? null;

/** Every body category that a model belongs to (MODEL-011), each once. */
export function modelBodies(model: Model): readonly string[] {
  const named = [model.manufacturer_body, model.manufacturer_body2, model.manufacturer_body3, ...model.bodies];
  return [...new Set(named.filter((body) => body !== null && body !== ""))] as string[];
}

/** Make and model, with the make only once: `Mazda CX-5`, `Mazda3`. */
export const modelTitle = (make: string, name: string): string => (name.startsWith(make) ? name : `${make} ${name}`);
