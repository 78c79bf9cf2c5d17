/** Types of linked data (schema.org) that occur beside vehicles on a dealer's page but are not vehicles. */
const OTHERS =
  /^(?:schema:|https?:\/\/schema\.org\/)?(?:WebSite|WebPage|CollectionPage|SearchResultsPage|AboutPage|ContactPage|ItemPage|FAQPage|Question|Answer|BreadcrumbList|ListItem|SearchAction|ReadAction|ImageObject|VideoObject|Organization|Corporation|LocalBusiness|AutomotiveBusiness|AutoDealer|AutoRepair|MotorcycleDealer|MotorcycleRepair|Store|Place|PostalAddress|GeoCoordinates|OpeningHoursSpecification|Person|Brand|Review|AggregateRating|Article|BlogPosting|NewsArticle|Event|JobPosting|SiteNavigationElement|WPHeader|WPFooter)$/;

/** Whether a record's type says that it is neither a vehicle nor a list of vehicles. */
export function isOfOtherThings(record: unknown): boolean {
  if (typeof record !== "object" || record === null || !("@type" in record)) return false;
  const types: unknown[] = Array.isArray(record["@type"]) ? record["@type"] : [record["@type"]];
  if (types.length === 0 || !types.every((type) => typeof type === "string" && OTHERS.test(type))) return false;
  // An entry of a list may contain a vehicle, or just a step in the page's breadcrumbs.
  return !("item" in record && typeof record.item === "object" && record.item !== null);
}
