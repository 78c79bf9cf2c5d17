/** Sentences that are the same on every site, word for word from the book of requirements. */

/** Message for an unknown number plate (TRADE-017, ERR-017). */
export const NO_MATCH = "Unfortunately, we could not find a match for your registration number.";
export const ASK_OUR_TEAM = "Please contact our team for help.";
/** Note above the photos, which are optional (TRADE-020). */
export const IMAGES_OPTIONAL = "If you would not like to upload images please click next";
/** Message if the vendor fails without one of its own (TRADE-037, ERR-016). */
export const FAILED = "An error occurred while submitting the form. Please try again.";
/** Note with every estimate (TRADE-066, TRADE-072, TRADE-073). */
export const INDICATIVE = "This estimate is indicative and subject to inspection. It is valid for 7 days.";

export const TOO_MANY_CALLS =
  "Many valuations have been asked for from here. Please try again in an hour, or describe the car: our team will call you.";
export const NOT_SAVED = "We could not save this just now. Please try again in a moment.";
export const VALUATION_DELETED = "This valuation is not kept any more. Please start again with your registration.";
/** For a page left open in another tab while its valuation went on with another car, or was sent. */
export const otherCar = (car: { readonly title: string; readonly plate: string | null } | null): string =>
  `In another tab or window you have changed the vehicle${car ? ` to ${[car.title, car.plate].filter(Boolean).join(", ")}` : ""}. ` +
  "Nothing was sent from here: please check your answers for it, then send them.";
export const SENT_ALREADY =
  "This was sent from another tab or window before, so what you changed here was not sent. Please call us if it matters.";
