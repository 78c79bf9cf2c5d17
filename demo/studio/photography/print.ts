/** A developed frame: straight alpha, RGBA bytes. */
export type Print = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
