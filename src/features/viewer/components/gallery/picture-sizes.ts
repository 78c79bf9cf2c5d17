/** The width of the stage on the pages of all templates, in the syntax of `sizes`. */
export const STAGE_SIZES = "(min-width: 1440px) 836px, (min-width: 980px) 58vw, 100vw";
