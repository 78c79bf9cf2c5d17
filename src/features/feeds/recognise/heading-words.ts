import type { Field } from "./fields.ts";

/**
 * Names of each field in stock files, best name first: from Australian dealers' systems, auction lists, Meta's and
 * Google's feeds, HomeNet's, plain lists of motorcycles, trucks and caravans, and some other countries. Lower-case
 * words; case, spaces and punctuation do not matter.
 */
export const HEADINGS: Readonly<Record<Field, string>> = {
  stocknum:
    "stock number|stock no|stock num|stock ref|stock reference|stock book no|stock nr|stock #|stock#|stocknum|stock code|stock id|stock|stk|stk no|stk number|stk #|variant sku|dealer ref|dealer reference|dealer stock|dealer stock no|dealer stock number|your reference|your ref|client reference|client ref|seller reference|seller ref|customer reference|customer ref|lot reference|lot ref|unit number|unit no|asset number|fleet number|inventory number|inventory stock id|stock inventory id|inventory id|vehicle id|vehicle number|vehicle ref|reference number|product code sku|reference|ref no|ref number|ref|addref|ad ref|advert ref|advert reference|ad reference|sku|listing id|listing number|listing no|ad id|advert id|advertisement id|ad number|offer id|item id|item number|asset id|asset external id|external id|lot number|lot no|lot id|lot|internal number|internal no|interne nummer|interne number|our ref|our number|our no|our reference|order number|order no|job number|job no|consignment number|consignment no|barcode|post id|advert number|advert no|ref id|car id|car no|car number|vehicle no|product code|item code|product id|item ref|listing ref|listing reference|listing code|sale number|catalogue number|id|_id|uid|guid|asset no|fleet no|lagernr|lagernummer|lager nr|objektnr|annonsnummer|voorraadnummer|numero de stock|good number|register entry number|register entry no|reg entry number|reg entry no|entry number|entry no|consign number|consign no|tag number|tag no|yard tag|stock tag|angebots id|angebotsnummer|angebots nr|anzeigen id|inserat id|inserats id|inseratsnummer|fahrzeugnummer|fahrzeug nr|fahrzeug id|bestandsnummer|voertuignr|voertuig nr|voertuignummer|voertuig id|voertuignr hexon|external stock id|external stock reference|external stock number|external reference|external ref|dealer stock id|external reference id|external ref id|dealer reference id|dealer ref id|client stock number|client stock id|seller stock number|partner stock number|own reference|bike id|van id|caravan id|truck id|rv id|bike no|van no|truck no|caravan no|yard ref|yard reference|yard no|yard number|car ref|bike ref|truck ref|van ref|internal ref|internal reference|dms ref|dms no|dms id|sales ref|inventory no|inv no|inv number|dms number|book no|internal id|dealership stock number|pinewood no|stock card|stock card no|card no|register no|record no|record key|record id|vehicle key|stock key|veh id|veh no|bestandsnr|stocknummer|n de parc|numero de parc",
  vin: "vin|vin number|vin nr|chassinummer|chassisnummer|numero de chassis|numero de serie|vin no|vehicle identification number|chassis number|chassis no|chassis|vin chassis|vin/chassis|frame number|fin|fahrgestellnummer|vin masked|chasis|telaio|bastidor|frame no|vin hin",
  regplate:
    "rego|rego #|reg #|registration number and state|registration and state|rego and state|plate and state|rego number and state|rego number|immatriculation|regnr|registreringsnummer|kenteken|rego num|rego no|rego plate|reg plate|registration number|registration no|registration plate|registration|reg number|reg no|reg|plate|plate number|licence plate|license plate|number plate|vrm|kennzeichen|amtl kennz|amtl kennzeichen|amtliches kennzeichen|kfz kennzeichen|pol kennzeichen|kennz|targa|matricula|placa|rekisterinumero|plaka|full registration|rejestracja|numer rejestracyjny|lic plate|lic no|vrn|reg mark|patente|tablice|spz|rego id|registration id|plate no|rego no expiry|reg no expiry|registration no expiry|rego no exp|rego and expiry",
  rego_expiry:
    "rego expiry|rego expiry date|registration expiry|registration expiry date|reg expiry|rego exp|rego due|registration due",
  make: "make|brand|manufacturer|marque|make name|brand name|maker|oem|vehicle make|marke|hersteller|marca|marque name|marke|merk|fabrikat|fabricant|constructeur|make description|car make|car brand|mfg|fabricante|manufactuer|bilmarke|marke bil|merke|tillverkare|marka|znacka|costruttore",
  model:
    "model|model name|model group|model family|family|model description|genmodel|modell|modelo|modele|base model|model line|range|car model|modele|model range|gamme|reihe|baureihe|modello|modelle|nameplate|car line|carline|modelreeks|malli",
  badge:
    "badge|variant|trim|trim level|grade|version|derivative|variant name|badge description|model variant|sub model|submodel|model detail|model details|series detail|model spec|spec level|edition|ausstattung|trim name|finition|uitvoering|utrustningsniva|ausstattungslinie|modellvariante|style|style description|wersja|wersja pojazdu|variant description|variant desc|provedeni|versao|allestimento|mallitarkenne|utforande|donanim|versione|variante|equipment level|series badge|badge series|series variant|variant series",
  series: "series|series name|generation|model series|model code|series description|mark",
  year: "year|model year|izlaiduma gads|nam san xuat|doi xe|year group|year of manufacture|manufacture year|manufactured year|year made|year built|built year|build year|production year|year model|yr|vehicle year|release year|baujahr|bouwjaar|arsmodell|tillverkningsar|annee modele|modelljahr|annee|ano|yom|y/m|ym|yr/mth|year/month|registration year|reg year|year of registration|year of first registration|date of manufacture|my|my build|my built|build my|built my|anno|vuosimalli|rok produkcji|yil|jahr|argang|year mfd|ano fab mod|ano fab modelo|ano fabricacao modelo|ano modelo|ano de fabricacao|ano fabricacao|year of make|manufactured|rok|godiste|anio|year first reg",
  title:
    "title|name|vehicle name|listing title|ad title|advert title|heading|headline|car name|vehicle title|vehicle description|full name|full title|item name|product name|redbook description|bike name|description short|titel|titre|titulo|titolo|tytul|otsikko|baslik|fahrzeug|fahrzeugbezeichnung|bil|voertuig|vehicule|vettura|coche|pojazd|sales description",
  colour:
    "colour|color|vari|exterior name|exterior generic|col|exterior colour|exterior color|ext colour|ext color|body colour|body color|paint colour|paint color|paint|colour generic|ext color generic|colour name|exterior|external colour|external color|ext col|colour description|generic colour|generic color|exterior color simple|exterior colour simple|simple colour|simple color|basic colour|basic color|colour basic|color basic|colour group|color group|colour family|color family|colour category|normalized exterior color|normalised exterior colour|normalized color|standard color|standard colour|farbe|kleur|farg|couleur exterieure|aussenfarbe|couleur|colour manufacturer|color name|colour code description|main colour|primary colour|kolor|colore|cor|renk|lak|boja|farve|barva|krasa|spalva|varv|mau xe|farbbezeichnung|hersteller farbbezeichnung|lackierung|lakfarve|laktint|basiskleur|teinte|tinta|duco|farge|coloris",
  colours:
    "colour ext int|color ext int|colour ext / int|exterior interior colour|exterior / interior colour|ext int colour|exterior interior|ext int|paint interior|paint trim|colour trim|color trim|colour interior",
  interior_colour:
    "interior colour|interior color|interior name|interior generic|int colour|int color|trim colour|trim color|upholstery colour|upholstery|interior|internal colour|int color generic|int col|innenfarbe|interior trim|trim type",
  km: "kilometres|kilometers|kms|km|odometer|odo|odometer reading|odometer km|odometer kms|mileage|milage|miles|miles driven|miles travelled|mileage km|km driven|kms driven|kilometers driven|kilometres driven|kilometre|odometer value|mileage value|runned miles|distance|distance travelled|travelled|kilometerstand|tellerstand|miltal|matarstallning|laufleistung|km stand|kilometrage|kilometer|driven kms|odometer miles|current odometer|ks|klms|klm|odo kms|odo km|kms reading|km reading|kays|speedo|speedometer|km travelled|kms travelled|kms showing|odometer showing|indicated odometer|kms/hrs|km/hrs|kms/hours|km/hours|kms or hours|kms or hrs|hrs/kms|hours/kms|odo/hrs|kms/engine hours|kms x1000|km x1000|odo x1000|kms 000|clocked|on the clock|przebieg|przebieg km|hodometro|kilometros|kilometraje|kilometraza|quilometragem|quilometros|chilometri|chilometraggio|ajetut kilometrit|mittarilukema|kilometre|odometer at acquisition|odometer on acquisition|odometer at purchase|odometer at intake|odometer at entry|km at acquisition|kilometres at acquisition|klms travelled|kms done|tachostand|tachometer|stan licznika|kilometrit|kilometri|rodagem|recorrido|kilometers done",
  km_unit:
    "odometer unit|odometer units|mileage unit|mileage units|distance unit|distance units|km unit|odometer uom|mileage uom|odometer measure|unit of distance|odometer type|mileage type|odo unit|odo units|km or miles|kms or miles|miles or km|km miles|unit of measure",
  is_miles: "is miles|in miles|odometer is miles|odometer in miles|miles flag|reads miles",
  price:
    "price|price ask|price asking|price internet|price web|price retail|price selling|public price|advertised price|selling price|sale price aud|asking price|internet price|internet price value|web price|online price|our price|retail price|list price|drive away price|driveaway price|price aud|current price|total price|vehicle price|cash price|sell price|dealer price|egc price|price egc|price excluding government charges|excl govt charges price|buy now price|buy it now price|buy now|buy it now|buy now amount|price value|pricing|price amount|prix|prix ttc|prix de vente|preis|bruttopreis|verkaufspreis|precio|prijs|vraagprijs|verkoopprijs|pris|kontantpris|price in euro|selling price aud|listed price|amount|sticker price|retail|retail inc gst|retail aud|retail amount|advertised|adv price|ad price|asking|ask|screen price|ticket price|window price|yard price|selling|sell|price inc|price incl gst|price including gst|drive away price aud|driveaway price aud|price drive away|price egc aud|dap|dap price|price dap|price drive away dap|cena|cijena|preco|precio|precio contado|precio al contado|prezzo|vk brutto|vk preis|hinta|fiyat|pret|retail r|price r|selling price r|how much|price today|what we want|wanted|advertise at|prys|verkoopprys|vraprys",
  before_price:
    "was price|was|compare at price|variant compare at price|compare price|before price|previous price|original price|normal price|initial price|precio inicial|precio anterior|precio original|prezzo iniziale|prezzo originale|prix initial|ancien prix|preco original|ursprungspreis|old price|regular price|price was|price before|strike through price",
  offer_price:
    "special price|pricing special|price special|prices special|pricing promo|price promo|pricing offer|price offer|pricing discounted|price discounted|pricing reduced|price reduced|final price|precio final|preco final|prezzo finale|prix final|endpreis|kampanjpris|kampagnepris|aktionspreis|actieprijs|prix promo|precio oferta|adv special price|offer price|sale price|sale price value|promo price|promotional price|discount price|discounted price|reduced price|clearance price|special offer price|internet special|internet specials|internet special price|internet sale price|web special|web specials|web special price|online special|online specials|online special price|e special|e specials|e price special|our special|our special price|managers special|hot price|red hot price|hot deal|hot deal price|deal price|special offer|sale amount|sale now|todays price|todays special|runout price|run out price|bargain price|reduced to|discounted to|marked down to",
  subscription_price: "subscription price|weekly subscription|subscription weekly price|subscription",
  price_type:
    "price type|pricing type|vehicle price type|price qualifier|price description|price suffix|price label|price basis|price text|price comment",
  drive_away: "is drive away|is driveaway|drive away|driveaway|on road|price is drive away|da",
  currency: "currency|price currency|currency code",
  market_price: "average market price|market price|autograb price",
  // The words in `money-words.ts` also decide, whatever the rest of the heading says.
  cost: "cost price|cost|wholesale price|trade price|purchase price|invoice price|reserve price|floor price|landed cost",
  status:
    "status|stock status|vehicle status|availability|availability status|available status|sale status|sales status|car status|unit status|listing status|inventory status|advert status|state of listing|stock state|lifecycle state|lifecycle status|ad status|publication status|etat|statut|stato|state of sale|current status",
  condition:
    "condition|used or new|new or used|new used|new/used|vehicle condition|car type|listing type|state of vehicle|vehicle state|stock condition|age type|condition name|sale category|new or used flag|zustand|offer type|vehicle class",
  is_new: "is new|new|new vehicle|is brand new",
  is_used: "is used|used|used vehicle|is second hand|pre owned",
  is_demo: "is demo|demo|demonstrator|is demonstrator|ex demo",
  is_sold:
    "is sold|sold|sold y n|sold flag|mark as sold|marked as sold|verkauft|verkocht|vendu|vendue|vendido|venduto|sald|solgt|sprzedany",
  is_in_stock:
    "in stock|is in stock|in stock?|variant inventory qty|inventory qty|inventory quantity|stock quantity|stock qty|quantity available|qty available|current stock level|stock level",
  is_reserved: "is deposit taken|deposit taken|is reserved|reserved|under offer|is under offer|on hold|under deposit",
  is_coming_soon: "is coming soon|coming soon|in transit|is in transit",
  preorder: "preorder|pre order|is preorder|available to order",
  certified: "certified|certified pre owned|is certified|cpo|approved used|is cpo|manufacturer certified",
  sold_date:
    "sold date|date sold|sale date|sold at|sold date timestamp|date disposed|disposed|disposed on|disposal date|date of disposal",
  created_at:
    "created at|created|created on|created date|date created|date added|added|added on|added at|date listed|listed|listed on|listed at|listed date|listing date|date of listing|first listed|first advertised|date advertised|advertised date|stocked at|stocked|stocked date|date stocked|date in stock|in stock date|in stock since|stock date|stock in date|stockin date|arrival date|arrived|arrived at|date arrived|date of arrival|arrival|date first on lot|first on lot|on lot date|date on lot|lot date|entry date|date entered|date in|intake date|received|received date|date received|inventory date|published at|publish date|date published|posted|posted at|posted date|date posted|posting date|online since|live date|go live date|first seen|date first seen|creation date|insertion date|eingestellt",
  age: "age|vehicle age|car age|age years|age in years|years old",
  days_in_stock:
    "days in stock|stock days|days on lot|days on yard|days on market|days in inventory|days listed|days online|stock age|age in days|age days|days old|dis",
  item_type:
    "item type|stock type|vehicle type|category|vehicle category|product type|product type title|product type code|asset type|type of vehicle|stock category|class|item category|segment type|product category|itemlo b",
  body: "body|body type|body style|body shape|bodytype|bodystyle|body name|body description|shape|vehicle body|vehicle body type|vehicle shape|karosserie|karosserieform|karoserija|karoseria|carrosserie|kaross|karosstyp|vehicle type|style type|van type|bike type|motorcycle type|truck type|caravan type|rv type|korimalli|carroceria|carrozzeria|nadwozie|typ nadwozia|kasa tipi|virsbuves tips|kebulo tipas|kieu dang|aufbau|fahrzeugtyp|karoserie|silhouette|body config|body cfg",
  bodyconfiguration: "body configuration|cab type|cab configuration|cabin type|cabin",
  doors:
    "doors|door num|number of doors|no of doors|num doors|door count|door number|doors number|door|turen|anzahl turen|portes|nombre de portes|deuren|aantal deuren|dorrar",
  seats:
    "seats|seating capacity|seat capacity|number of seats|no of seats|num seats|seat count|seat num|seating|passenger capacity|seats number|sitze|anzahl sitze|places|nombre de places|zitplaatsen|aantal zitplaatsen|saten|seat",
  fuel: "electric type|electrification|hybrid type|fuel|fuel type|fuel name|fueltype|fuel description|engine fuel|engine fuel type|kraftstoff|kraftstoffart|carburant|brandstof|drivmedel|bransle|energie|fuel system type|fuel category|power source|rodzaj paliwa|paliwo|combustible|combustivel|alimentazione|carburante|kayttovoima|polttoaine|yakit|yakit tipi|degviela|kuro tipas|nhien lieu|treibstoff|braendstof|drivstoff|palivo|gorivo|propulsion|fuel source",
  drive:
    "drive|drive type|drive train|drivetrain|driven wheels|drive wheels|wheel drive|drivetype|driveline|antrieb|antriebsart|aandrijving|drivning|drivhjul|drive wheel configuration|driving wheels|drive configuration|wheel configuration|axle drive",
  transmission:
    "transmission|transmission type|gearbox|gear box|gear type|gear box type|trans|transmission description|gears type|getriebe|getriebeart|transmissie|versnellingsbak|vaxellada|boite de vitesses|boite de vitesse|shift type|gearbox type|transmission name|geartype|transmission speed|gear|boite|cambio|caja de cambios|vaihteisto|vites|skrzynia biegow|tipo de cambio|caja|caja cambios|caja de velocidades|atr karba|pavaru deze|hop so|tranny|transmision|gearkasse|prevodovka|menjac|gear shift|shift",
  is_automatic: "is automatic|automatic|is auto|auto|automatic transmission|auto transmission",
  is_diesel: "is diesel|diesel",
  is_hybrid: "is hybrid|hybrid",
  is_electric: "is electric|electric|is ev|ev",
  gears: "gears|gear count|number of gears|no of gears|num gears|gear num|speeds|gang anzahl",
  engine:
    "engine|engine description|engine type|engine type description|engine details|motor|engine name|engine spec|engine make model|engine capacity and cylinders",
  engine_cc:
    "cc|engine cc|capacity cc|engine capacity cc|engine size cc|displacement cc|cubic capacity|hubraum|ccm|engine displacement|displacement|motor cc|engine cubic capacity|engine size ccm",
  engine_litres:
    "engine litres|litres|engine size litres|engine capacity in litres|engine size l|engine liters|engine litre|capacity litres|engine capacity litres",
  engine_unit: "engine capacity unit|engine size unit|engine unit",
  cylinders:
    "cylinders|cylinder|cylindersin engine|cylinders in engine|number of cylinders|no of cylinders|num cylinders|engine cylinders|cyl|zylinder|cylinder count",
  induction: "induction|aspiration|engine aspiration type|turbo|induction type",
  fuel_consumption:
    "fuel consumption|fuel consumption combined|fuel economy|consumption|fuel consumption l 100km|combined fuel consumption|fuel economy combined|l 100km|litres per 100km|fuelconsumptioncombined|verbrauch",
  fuel_capacity: "fuel capacity|fuel tank capacity|fuel tank|tank capacity",
  torque: "torque|max torque|torque nm|maximum torque|engine torque",
  ancap: "ancap|ancap rating|ancap safety rating|safety rating|ancap stars",
  gvm: "gvm|gross vehicle mass|gvm kg|gross mass|grossvehiclemass|gvw|gross vehicle weight|gvwr",
  towing:
    "towing braked|towing capacity|towing capacity braked|braked towing capacity|tow capacity|braked towing|towingcapacitybraked|max towing|towing",
  length:
    "length|overall length|vehicle length|body length|external length|length mm|length ft|length feet|length m|size ft|length metres|total length",
  width: "width|overall width|vehicle width|body width|external width|width mm",
  height: "height|overall height|vehicle height|external height|height mm|travel height",
  tare: "tare|tare weight|tare mass|tare kg|kerb weight|unladen mass|curb weight|tare weight kg|kerb mass",
  atm: "atm|aggregate trailer mass|atm kg|aggregate trailer mass kg",
  axle: "axle|axle type|axle configuration|axles|number of axles|axle config|axle setup|suspension axle",
  sleeps: "sleeps|berth|berths|sleeping capacity|number of berths|no of berths|sleeping|beds|number of sleeps",
  build_date:
    "build date|built date|built|date built|manufacture date|manufactured date|build|build month|bdate|production date|built at|erstzulassung|first registration|first registration date|registration date|date of first registration|date of registration|datum eerste toelating|1ere mec|mec|mise en circulation|date de mise en circulation|1ere immat|1ere immatriculation|premiere immatriculation|date 1ere immat|ez|erstzul|matriculacion|fecha de matriculacion|immatricolazione|data immatricolazione|date first registration|date first reg|date first registered|first reg|first registered|1st reg|1st registered|reg date|eerste toelating|eerste tenaamstelling|date mec|datum 1e toelating|forsta registrering|prima immatricolazione|date registered|frdate",
  compliance_date: "compliance date|compliance|compliance plate date|complied|comp date|compliance plate",
  nvic: "nvic|nvic code",
  images:
    "images|image|picture refs|picture references|billeder|image urls|image url|photos|photo|pics|pic|pic url|photo urls|photo url|pictures|picture|picture urls|photo links|image links|image link|images url|image list|photo list|all images|additional image link|additional images|main image|main photo|primary image|primary image url|primary photo|hero image|gallery|media|picture url|bilder|fotos|afbeeldingen|images full|bild|foto|afbeelding|billede|imagen|immagine|zdjecie|kuva|resim|interior images|interior photos|exterior images|exterior photos",
  thumbnails: "thumbnails|thumbnail|thumb|thumb url|thumbnail url|thumbs",
  video:
    "video|video url|video link|youtube|video urls|videos|youtube url|walkaround video|walkaround|walkaround url|external video|external video link|vehicle video",
  spin_images:
    "spin images|360 images|spin image urls|spin frames|360 frames|exterior 360|exterior spin|360 exterior|three sixty|threesixty",
  spin_code: "spin code|spin id|spin",
  spin_interior_image: "spin interior image|interior panorama|interior 360|panorama|interior spin",
  hotspots: "hotspots|hot spots",
  comments:
    "dealer comments|blurb|write up|writeup|ad copy|sales pitch|spiel|post content|content|body html|dealercomments|comments|adv description|advert description|description|vehicle comments|advertising comments|long description|seller comments|full description|sales comments|notes|remarks|offer description|detailed description|vehicle notes|additional description|beschreibung|bemerkung|omschrijving|opmerkingen|beskrivning|short description|overview|body text|advert text|advertising text|ad text|kommentar|commentaire|commentaires|comentarios|osservazioni|descripcion|descricao|descrizione|observaciones|observacoes",
  features:
    "features|standard features|standard equipment|equipment|options|optional features|vehicle option|vehicle options|feature list|extras|option list|factory options|accessories|categorized options|key features|inclusions|vehicle features|ausstattungen|option",
  tag: "tag|custom tag|banner|badge text|label|sticker|promo text",
  categories: "tags|categories|website categories|collections",
  history_report:
    "file|file url|history report|history report url|ppsr|ppsr report|vehicle history|vehicle history url|history url|carfax url|report url|report",
  show: "show on website|publish|published|publicly searchable|show on dealer website|visible|display on web|advertise|is published|show online|web visible|active|is active|on web|on the web|on website|on internet|show on internet|show on web",
  hide: "hide|hidden|is hidden|hide on website|hide from website|hide on web|hide from web|do not advertise|dont advertise|do not publish|dont publish|do not display|not advertised|exclude from website|exclude from web|exclude from internet|unpublished|is unpublished|deleted|is deleted|deleted at|deleted on|date deleted|archived|is archived|archived at|removed|is removed|removed at|date removed",
  rank: "custom rank|rank|sort order|display order|priority|featured order",
  dealership: "dealership|dealership name|dealer|dealer name|dealer id|dealer code|dealership id|dealership code",
  location:
    "location|vehicle location|car location|item location|suburb state|location text|location name full|where|stock location|current location|location description",
  location_name:
    "location name|yard name|yard|branch|site name|showroom|store|store name|outlet|branch name|lot name|facility|depot|business unit name|dealership location|store code|yard code|location code",
  address: "address|dealership address|dealer address|street address|location address",
  suburb:
    "suburb|city|town|location city|location suburb|location town|dealer city|dealer suburb|product location suburb|product location city|address city|address suburb|locality|dealer address suburb|seller city|ort",
  rego_state:
    "rego state|registration state|reg state|registered state|state of registration|plate state|number plate state|licence plate state|license plate state|registration jurisdiction|rego jurisdiction",
  state:
    "state|location state|dealer state|province|product location state|address state|state code|region code|seller state|state territory",
  postcode:
    "postcode|post code|postal code|zip|zip code|zipcode|dealer postcode|address postcode|plz|dealer zip|location postcode|dealer zip code",
  link: "url|link|vdp url|listing url|vehicle url|permalink|web link|page url|detail url|item url|ad url|href|vehicle link|product url|link template|advert url|listing link|details url|source url",
};

/** Names that may mean the field, but only if the values agree. */
export const WEAK_HEADINGS: Readonly<Partial<Record<Field, string>>> = {
  offer_price: "special|specials|offer|promo|promotion|clearance|deal|discounted|reduced|hot deals",
  km_unit: "unit|units|uom|enhet|enhed|einheit|eenheid|unite|unidad|unita|measure|odometer|mileage",
  is_miles: "miles",
  days_in_stock: "days",
  interior_colour: "trim|seat trim|seats colour|seat colour",
  make: "company|car company|mark",
  model: "name|bike|modell name|range name",
  badge: "spec|specification|floor plan|floorplan|floorplan name|model 2|description 2|type name|derivate|detail",
  year: "registration|reg|first registration|registration date|build date|built|built date|compliance date|manufacture date|registered",
  title:
    "van|model|vehicle|car|what|description|short description|bike|listing|variant|ad|item|product|details|caravan|truck",
  colour: "paint type|finish|variant colour",
  stocknum: "sn|number|no|nr|num|code|unit|listing|item|ad|order|job|consignment|ref code|tag",
  sold_date: "sold",
  km: "hubo|hubometer|hub odometer|usage|kilo|distance covered|reading|use|mi",
  price:
    "pr|value|list|window|windscreen|on windscreen|screen|ticket|adv pr|advpr|ad pr|adv prc|retail prc|fob|fob price|fob value|cnf price|cif price|sale|base price|price base|gia|gia tien|gia ban|cena|sold price|our price inc gst|inc gst|price inc gst|ex gst|guide price|rrp|msrp|vehicle msrp|new price|now|now price|offers|offers over|offers above|offers from|ono|obo|ride away|rideaway|tow away|drive away|driveaway|egc|guide|sticker|dollars|rand|rands|rupees|pounds|euros|kronor|kroner",
  status: "state|condition|type|stage|ribbon|inventory|observation|observations|bemerkung|opmerking",
  show: "web|internet|website",
  condition:
    "state|status|type|used|new|category|stock type|vehicle type|stock|class|item type|sale type|listing status",
  item_type: "type|tipo|kind|vehicle class|line|line of business|department|group|body type|industry|body",
  body: "categoria|kategorie|categorie|kategori|type|style|car suv|category|sub category|subcategory|subtype|sub type|vehicle class|class|segment|kind|vehicle category|configuration|product type|item type|design|model type|layout",
  fuel: "engine type|gas|motor type|powertrain|ft|f t|fl",
  drive: "type|traction|axle configuration|drive side|configuration|wheels",
  transmission:
    "tr|t|t m|tx|tm|g box|gbox|box|speed|auto manual|manual auto|auto man|man auto|a m|gears|drive train type",
  engine: "capacity|engine capacity|engine size|engine volume|size|engin size|motor size",
  engine_cc: "engine capacity|engine size|capacity|size|engin size|engine volume|engine",
  engine_litres: "engine capacity|engine size|capacity|size|engin size|engine volume|engine",
  length: "size",
  images: "media urls|img|src|img url|picture 1|file",
  features: "specifications|specs|highlights",
  comments:
    "details|lot details|info|information|text|about|about this|about the|more about|more info|more information",
  regplate: "rego state|rego / state|plate state",
  location: "city|suburb|region|area|dealer location|seller location|address|town|locality|place",
  location_name: "location|site",
  state: "region|location|jurisdiction|area",
};

/** Words that identify a column within a longer heading ("Dealer's asking price inc. GST"). */
export const HEADING_KEYWORDS: readonly (readonly [Field, RegExp])[] = [
  ["price", /^(prices?|\w*preise?|prix|\w*prijs|\w*prys|\w*pris|precio|prezzo|preco)$/],
  ["km", /^(kms?|kilomet(re|er)s?|odometer|mileage|miles)$/],
  ["year", /^(year|annee)$/],
  ["make", /^(make|manufacturer|brand|marque|marca)$/],
  ["model", /^model$/],
  ["colour", /^(colou?r\w*|paint(work)?|couleur)$/],
  ["fuel", /^fuel$/],
  ["transmission", /^(transmission|gearbox)$/],
  ["body", /^body$/],
  ["engine", /^engine$/],
  ["seats", /^seat(s|ing)$/],
  ["doors", /^doors$/],
  ["vin", /^vin$/],
  ["stocknum", /^stock(no|num)?$/],
  ["regplate", /^rego?$/],
  ["images", /^(images?|photos?|pictures?|fotos?)$/],
  ["features", /^(features|options)$/],
  ["comments", /^(comments|description)$/],
];
