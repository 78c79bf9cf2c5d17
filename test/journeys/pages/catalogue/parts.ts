/** Side of a cell in pixels: parts are saved and compared as the mean colours of their cells. */
export const CELL = 2;

/** The pixels of a picture, three bytes each: red, green, blue. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A part of the catalogue in one state, reduced to a pixel for each cell. */
export interface Part extends Pixels {
  /** In the form `buttons / Brand / Hover`. */
  readonly name: string;
}

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The mean colour of each cell of a rectangle; positions outside the picture have the colour of the nearest pixel. */
export function shrink({ data, width, height }: Pixels, { left, top, columns, rows }: Rectangle): Pixels {
  const sums = new Uint32Array(columns * rows * 3);
  const nearest = (at: number, length: number) => Math.min(Math.max(at, 0), length - 1);
  for (let y = 0; y < rows * CELL; y++) {
    const line = nearest(top + y, height) * width;
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < columns * CELL; x++) {
      const from = (line + nearest(left + x, width)) * 3;
      const to = (row + Math.floor(x / CELL)) * 3;
      for (let band = 0; band < 3; band++) sums[to + band] = (sums[to + band] ?? 0) + (data[from + band] ?? 0);
    }
  }
  return { data: Uint8Array.from(sums, (sum) => Math.round(sum / CELL ** 2)), width: columns, height: rows };
}
