/**
 * Texts of the vehicle page. `{vehicle}` is the site's noun for a vehicle in lower case, `{Vehicle}` as the site writes
 * it.
 */
export const VEHICLE_TEXTS = {
  "vehicle.message": "Instant Message",
  "vehicle.call": "Call Now",
  "vehicle.reserve": "Reserve {Vehicle} Now",
  "vehicle.print": "Print",
  "vehicle.tradeIn": "Trade-in",
  "vehicle.similar": "Similar {Vehicle}s {standing}",
  "vehicle.sold": "Unfortunately this {vehicle} recently sold.",
  "vehicle.soldComfort": "But don't worry, we can help you find a similar {vehicle}!",
  "vehicle.commentsPending": "Dealer comments are pending. Please check back here later.",
  "tab.dealerComments": "Dealer Comments",
  "tab.whatsIncluded": "What's Included",
  "tab.whyBuy": "Why Buy From Us?",
  "tab.reserveOnline": "Reserve Online",
  "tab.protect": "Protect Your {Vehicle}",
  "tab.features": "Features",
} as const;
