import { CylinderGeometry } from "three";
import type { Design } from "../design.ts";
import { roundedBox } from "../field.ts";
import { meshField } from "../mesher.ts";
import { onBothSides, partOf } from "../part.ts";

/** The smallest design: a painted block on four rollers, to try the stage with. Never photographed for the site. */
export const designs: Design[] = [
  {
    name: "plinth",
    body: "Plinth",
    itemType: "none",
    traits: [],
    lengthMetres: 4,
    build: (cell) => [
      {
        ...meshField(
          (x, y, z) => roundedBox(x - 2, y - 0.8, z, [1.9, 0.5, 0.8], 0.15),
          { min: [-0.1, 0.2, -1], max: [4.1, 1.4, 1] },
          cell * 2,
        ),
        material: "paint",
      },
      ...[0.8, 3.2].flatMap((x) =>
        onBothSides(
          partOf(new CylinderGeometry(0.32, 0.32, 0.2, 48).rotateX(Math.PI / 2).translate(x, 0.32, 0.72), "tyre"),
        ),
      ),
    ],
  },
];
