import * as v from "valibot";
import { positive, strict, whole } from "../options/shapes.ts";

/** `delivery.json`: the dealer's prices for delivering a vehicle, by distance by road, nearest first (VDP-062). */
export const DeliveryFileSchema = strict({
  $schema: v.optional(v.string()),
  bands: v.pipe(
    v.array(strict({ upToKm: positive, dollars: whole(0) })),
    v.minLength(1, "Write one band at least."),
    v.check(
      (bands) => bands.every(({ upToKm }, at) => upToKm > (bands[at - 1]?.upToKm ?? 0)),
      "Write the bands from the nearest to the farthest.",
    ),
  ),
});
export type DeliveryBands = v.InferOutput<typeof DeliveryFileSchema>["bands"];
