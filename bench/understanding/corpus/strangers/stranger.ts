/** Queries by which a stranger tried to mislead the reader, once it stood. `lines.ts` says how a line is read. */
export const STRANGER = `
kingtide | good on fuel small car | Uses up to 6 L/100 km
kingtide | hatch under 6l/100km | Hatch · Uses up to 6 L/100 km
kingtide | suv 5.5 litres per 100km | SUV · Uses up to 5.5 L/100 km
kingtide | subaru foresta | Subaru · Forester
kingtide | 200 series cruiser | LandCruiser 200
kingtide | from 2018 to 2021 kia sportage | 2018 to 2021 · Kia · Sportage
kingtide | 1.5 hatch | 1.5 L · Hatch
kingtide | third row suv | 7 or more seats · SUV
kingtide | 30-60k kms | 30,000 km to 60,000 km
kingtide | 2 to 3 tonne towing | Tows 2,000 kg to 3,000 kg
kingtide | rego till 2027 | “”
kingtide | corolla with rego until june 2027 | Corolla
kingtide | hilux with 5 year warranty | HiLux
kingtide | near new suv | 2024 or newer · SUV
kingtide | as new corolla | 2024 or newer · Corolla
kingtide | late model hilux | 2022 or newer · HiLux
kingtide | run out deals | “”
kingtide | hilux4x4diesel | HiLux · 4WD · Diesel
kingtide | cx5under30k | CX-5 · Under $30,000
kingtide | autosuv | Automatic · SUV
kingtide | mazda3hatch | Mazda3 · Hatch
kingtide | under20k | Under $20,000
kingtide | whiteranger | White · Ford Ranger
kingtide | familysuvunder40k | 5 or more seats · SUV · Under $40,000
kingtide | 2019corolla | 2019 · Corolla
kingtide | tradie ute that can tow three and a half tonne | Ute · Tows 3,500 kg or more
kingtide | suv for the school run | SUV
kingtide | is there a blue i30 in stock | Blue · i30 · In stock
kingtide | lexus is | Lexus · IS
kingtide | 1 tonne ute | struck: Payload 1,000 kg or more · Ute
kingtide | corolla good for uber | Corolla
kingtide | 2020 2021 2022 ranger | 2020, 2021 or 2022 · Ford Ranger
kingtide | 2021 plate sedan | 2021 · Sedan
kingtide | bigger than a cx-5 | CX-5
kingtide | similar to rav4 | RAV4
kingtide | cx five diesel | CX-5 · Diesel
kingtide | mazda three | Mazda3
kingtide | 7 or 8 seater | 7 to 8 seats
kingtide | 5 star ancap suv | SUV
kingtide | repayments under 150 per week | Up to $150 a week
kingtide | x trail 7 seat | X-Trail · 7 or more seats
kingtide | 2015-2018 mazda cx5 | 2015 to 2018 · Mazda · CX-5
kingtide | my wife wants a red swift sport | Red · Suzuki Swift · Sport
kingtide | got any cheap automatics | Price, low first · Automatic
kingtide | dual cab 4x4 auto turbo diesel less than 150000 ks under 25k no white | Dual cab · 4WD · Automatic · Diesel · Under 150,000 km · Under $25,000 · Not White
kingtide | gold coast or brisbane utes | Gold Coast QLD 4210, 50 km or Brisbane QLD 4000, 50 km · Ute
kingtide | cars near 2170 under 10k | @Liverpool · Under $10,000
kingtide | wagon not suv | Wagon · Not SUV
everything | $150 per week suv | Repayments up to $150 a week · SUV
everything | suv subscription 150 per week | Subscription up to $150 a week · SUV
everything | caravan under 2500kg | Caravan · ATM up to 2,500 kg
everything | suv for 7 people | SUV · 7 or more seats
hollis | family van 4 bunks | Sleeps 4 or more · Caravan · Bunks
hollis | caravan for 6 | Caravan · Sleeps 6 or more
hollis | tandem axle caravan 22 foot | Tandem axle · Caravan · 22 ft long
hollis | off grid caravan lithium | Off Grid · Caravan · Lithium Battery
hollis | motorhome 6 berth | Motorhome · Sleeps 6 or more
corella | road bike 600cc | 600 cc
corella | kawasaki ninja 400 abs | Kawasaki · Ninja 400 · ABS
ironbark | lr licence pantech with tailgate loader | LR licence · Pantech · Tail Lift
ironbark | refrigerated truck 6 pallet | Refrigerated · 6 pallets
`;
