/** Types of linked data (schema.org) that stand beside vehicles on a dealer's page and are none. */
const OTHERS =
  /^(?:schema:|https?:\/\/schema\.org\/)?(?:WebSite|WebPage|CollectionPage|SearchResultsPage|AboutPage|ContactPage|ItemPage|FAQPage|Question|Answer|BreadcrumbList|ListItem|SearchAction|ReadAction|ImageObject|VideoObject|Organization|Corporation|LocalBusiness|AutomotiveBusiness|AutoDealer|AutoRepair|MotorcycleDealer|MotorcycleRepair|Store|Place|PostalAddress|GeoCoordinates|OpeningHoursSpecification|Person|Brand|Review|AggregateRating|Article|BlogPosting|NewsArticle|Event|JobPosting|SiteNavigationElement|WPHeader|WPFooter)$/;

/** Whether a record says by its type that it is something else than a vehicle or a list of them. */
export function isOfOtherThings(record: unknown): boolean {
  if (typeof record !== "object" || record === null || !("@type" in record)) return false;
  const types: unknown[] = Array.isArray(record["@type"]) ? record["@type"] : [record["@type"]];
  if (types.length === 0 || !types.every((type) => typeof type === "string" && OTHERS.test(type))) return false;
  // An entry of a list holds a vehicle, or a page's place among others.
  return !("item" in record && typeof record.item === "object" && record.item !== null);
}
