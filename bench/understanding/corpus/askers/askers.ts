/**
 * Queries of people who ask, dictate, misspell and think of something else, each written with what it should be read
 * as before any was tried: of 305 the reader read 250 so at once. Eight that it still reads otherwise are not here:
 * badges that no stock has, orders by range and by most kilometres, kinds of vehicles beside a trade-in, and a place
 * that somebody drives to. The second half is in `asking.ts`.
 */
export const ASKERS = `
kingtide | do you do trade ins | “”
kingtide | are you open sunday | “”
kingtide | oldest car | Year, oldest first
kingtide | newest car | Year, newest first
kingtide | cheapest ute with tow bar | Price, low first · Ute · Tow Bar
kingtide | 4x4 truck for camper | 4WD · Ute
kingtide | opening hours | “”
kingtide | trading hours | “”
kingtide | what time do you close today | “”
kingtide | whats the oldest car you have | Year, oldest first
kingtide | newest ute on the lot | Year, newest first · Ute
kingtide | oldest hilux | Year, oldest first · HiLux
kingtide | oldest first | Year, oldest first
kingtide | can you deliver interstate | “”
kingtide | do you have finance for bad credit | “”
kingtide | whats your phone number | “”
kingtide | where are you located | “”
kingtide | contact number | “”
kingtide | are you open on the public holiday | “”
kingtide | can i put a deposit on a car | “”
kingtide | do you buy cars | “”
kingtide | book a test drive | “”
kingtide | do you do pre purchase inspections | “”
kingtide | is there a warranty on used cars | Used
kingtide | do your cars come with a roadworthy | “”
kingtide | hey siri show me red mazda threes under fifteen thousand dollars | Red · Mazda3 · Under $15,000
kingtide | i'm after a seven seater with low kays for under forty thousand | 7 or more seats · Under 50,000 km · Under $40,000
kingtide | find me a toyota high ace van | Toyota · HiAce · Van
kingtide | show me utes with a toe bar | Ute · Tow Bar
kingtide | hi lux s r 5 automatic | HiLux · SR5 · Automatic
kingtide | mitsubishi try ton manual | Mitsubishi · Triton · Manual
kingtide | hunt eye i thirty | Hyundai · i30
kingtide | key a sportage diesel | Kia · Sportage · Diesel
kingtide | mazda c x thirty | Mazda · CX-30
kingtide | volkswagen t rock | Volkswagen · T-Roc
kingtide | isuzu m u x | Isuzu · MU-X
kingtide | toyota see h r | Toyota · C-HR
kingtide | suv under twenty five grand please | SUV · Under $25,000
kingtide | i want to spend about thirty thousand | $27,000 to $33,000
kingtide | something between fifteen and twenty thousand automatic | $15,000 to $20,000 · Automatic
kingtide | my wife wants a white suv with a sunroof | White · SUV · Sunroof
kingtide | hubby needs a dual cab that can tow the boat | Dual cab · Tows 2,500 kg or more
kingtide | need a car to get the kids to school and footy | “”
kingtide | car with room for a pram and two car seats | 5 or more seats
kingtide | we have 4 kids what fits | 6 or more seats
kingtide | people mover for 3 kids and grandparents | People Mover · 5 or more seats
kingtide | safe first car for my daughter automatic under 12k | First car · Automatic · Under $12,000
kingtide | cheap car for uni student | Price, low first
kingtide | first car auto cheap on fuel | First car · Automatic · Uses up to 6 L/100 km
kingtide | easy to park small auto | Automatic
kingtide | high seat easy to get in and out of auto | Automatic
kingtide | retired couple looking for small suv low kms | SUV · Under 50,000 km
kingtide | comfy sedan for long trips | Sedan
kingtide | car for elderly mum, reverse camera a must | Reversing Camera
kingtide | tradie ute with toolboxes and ladder rack | Ute · Tool Box · Roof Racks
kingtide | work ute tray back | Ute
kingtide | tray back landcruiser 79 | Ute · LandCruiser 70
kingtide | single cab 4x4 tray manual diesel | Single cab · 4WD · Ute · Manual · Diesel
kingtide | extra cab ranger or hilux 4x4 | Ranger or HiLux · 4WD · Extra cab
kingtide | van for deliveries under 25k | Van · Under $25,000
kingtide | sparky van with racks | Van · Roof Racks
kingtide | ute that can tow 3.5 tonne | Ute · Tows 3,500 kg or more
kingtide | tow vehicle for 2.8t van | Tows 2,800 kg or more
kingtide | 4wd to tow caravan 3000kg diesel auto | 4WD · Tows 3,000 kg or more · Diesel · Automatic
kingtide | 200 series or prado to pull a van | LandCruiser 200 or LandCruiser Prado · Tows 2,500 kg or more
kingtide | grey nomads tow car | Tows 2,500 kg or more
kingtide | snorkel and bullbar patrol | Snorkel · Bull Bar · Patrol
kingtide | lifted hilux | HiLux · “lifted”
kingtide | cruiser ute v8 | LandCruiser 70 · 8 cylinders
kingtide | v8 commodore ute manual | 8 cylinders · Commodore · Ute · Manual
kingtide | ss ute | SS · Ute
kingtide | xr6 turbo ute | XR6 Turbo · Ute
kingtide | fg falcon | Falcon
kingtide | old school holden ute | Holden · Ute
kingtide | something to drift | “”
kingtide | jdm manual | Japanese makes · Manual
kingtide | hot hatch manual | Hatch · Manual
kingtide | roadster red | Roadster · Red
kingtide | 2 door sports auto | 2 doors · Coupe or Convertible · Automatic
kingtide | sleeper | “”
kingtide | electric suv under 50 grand 2023 onwards | Electric · SUV · Under $50,000 · 2023 or newer
kingtide | plug in hybrid 7 seater | PHEV · 7 or more seats
kingtide | ev that can tow | Electric · Tows 2,500 kg or more
kingtide | byd shark ute | BYD · Shark 6 · Ute
kingtide | cheapest ev | Price, low first · Electric
kingtide | cheapest hybrid suv | Price, low first · Hybrid · SUV
kingtide | cheapest automatic you have | Price, low first · Automatic
kingtide | dearest car in the yard | Price, high first
kingtide | lowest mileage first | Kilometres, low first
kingtide | price lowest to highest | Price, low first
kingtide | sort by year | Year, newest first
kingtide | sort by newest | Newest first
kingtide | latest arrivals utes | Newest first · Ute
kingtide | what came in this week | Newest first
kingtide | just in | Newest first
kingtide | automatc | Automatic
kingtide | corrola ascent sport hatch | Corolla · Ascent Sport · Hatch
kingtide | mitsubushi outlandar | Mitsubishi · Outlander
kingtide | nissian xtrial 7 seat | Nissan · X-Trail · 7 or more seats
kingtide | volkwagon tigwan | Volkswagen · Tiguan
kingtide | suberu outbak | Subaru · Outback
kingtide | hyundia tuscon 2019 | Hyundai · Tucson · 2019
kingtide | mercades glc | Mercedes-Benz · GLC
kingtide | toyata klugar gxl | Toyota · Kluger · GXL
kingtide | kia seltoss | Kia · Seltos
kingtide | dmax lsu | D-Max · LS-U
kingtide | izuzu dmax x terrain | Isuzu · D-Max · X-Terrain
kingtide | ford rangr wildtrack | Ford · Ranger · Wildtrak
kingtide | landcrusier | Toyota LandCruiser Prado or Toyota LandCruiser 300
kingtide | land crusier prado gxl | LandCruiser Prado · GXL
kingtide | yzris | Yaris
kingtide | cprolla | Corolla
kingtide | hiluc 4x4 | HiLux · 4WD
kingtide | rangwr | Ranger
kingtide | mazsa 3 | Mazda3
kingtide | autmoatic suv | Automatic · SUV
kingtide | dieslel | Diesel
kingtide | whit ute | White · Ute
kingtide | unfer 20k | Under $20,000
kingtide | under 2ok | Under $20,000
kingtide | below 30 thousands automatic gear | Under $30,000 · Automatic
kingtide | i am searching family car with 7 places | 7 or more seats
kingtide | car price less 15000 | Under $15,000
kingtide | want buy toyota car second hand good condition | Toyota · Used
kingtide | petrol automatic car budget 10 to 15 thousand | Petrol · Automatic · $10,000 to $15,000
kingtide | car model 2020 and above | 2020 or newer
kingtide | max price 20 000 aud | Under $20,000
kingtide | gear automatic colour white | Automatic · White
kingtide | sir any hatchback available below 8 lakh | Hatch
kingtide | voiture automatique | Automatic
kingtide | coche automático | Automatic
kingtide | colour: black, transmission: auto, body: suv | Black · Automatic · SUV
kingtide | make: toyota model: corolla year: 2018 | Toyota · Corolla · 2018
kingtide | toyota corolla 2018 2019 2020 hatch auto | Toyota · Corolla · 2018, 2019 or 2020 · Hatch · Automatic
kingtide | 2017-2019 cx5 touring awd | 2017 to 2019 · CX-5 · Touring · AWD
kingtide | cx-5 gt or akera under 35 | CX-5 · GT or Akera · Under $35,000
kingtide | rav4 cruiser hybrid awd | RAV4 · Cruiser · Hybrid · AWD
kingtide | rav 4 gxl white or silver | RAV4 · GXL · White or Silver
kingtide | golf gti mk7 | Golf · GTI
kingtide | everest or prado or pajero sport 7 seats | Everest, LandCruiser Prado or Pajero Sport · 7 or more seats
kingtide | mx5 soft top | MX-5 · Convertible
kingtide | jimny 3 door | Jimny · 3 doors
kingtide | camry hybrid ascent sport | Camry · Hybrid · Ascent Sport
kingtide | tesla model y long range white | Tesla · Model Y · Long Range · White
kingtide | gwm cannon x | GWM · Ute Cannon · X
kingtide | haval jolion ultra hybrid | Haval Jolion · Ultra · Hybrid
kingtide | ldv t60 max | LDV · T60
kingtide | bt50 gt | BT-50 · GT
kingtide | navara np300 stx | Navara · ST-X
kingtide | ranger sport or wildtrak bi turbo | Ranger · Sport or Wildtrak
kingtide | ranger 2.0 bi-turbo | Ranger · 2.0 L
kingtide | ranger 3.2 px2 auto | Ranger · 3.2 L · Automatic
kingtide | hilux rogue or rugged x | HiLux · Rogue
kingtide | what suvs do you have under 20 | SUV · Under $20,000
kingtide | got any utes for like 15k | Ute · $13,500 to $16,500
kingtide | any corollas around the 18k mark | Corolla · $16,200 to $19,800
kingtide | looking to spend 20 to 25 max | $20,000 to $25,000
kingtide | not more than $18990 | Under $18,990
kingtide | 15k or under | Under $15,000
kingtide | 15k or less auto hatch | Under $15,000 · Automatic · Hatch
`;
