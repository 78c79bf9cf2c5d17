import { cargoOf } from "./cargo.ts";
import type { Design, Part } from "./design.ts";
import { shadersOf, shadowOnFloor, withOcclusion } from "./occlusion.ts";
import type { Photographer } from "./photography/photographer.ts";

/** Builds a design, bakes its shadows and puts it before the camera; coarser and quicker when `quick`. */
export async function putOnStage(design: Design, photographer: Photographer, quick: boolean): Promise<readonly Part[]> {
  const built = await design.build(quick ? 0.018 : 0.011);
  const bvh = shadersOf(built);
  const floor = shadowOnFloor(bvh, design.lengthMetres);
  const parts = withOcclusion(built, bvh, floor, quick ? 6 : 8);
  await photographer.enter(await cargoOf(parts, floor, design.lengthMetres));
  return parts;
}
