/**
 * What an Australian shopper types on a phone, written before the reader was tried with it. `lines.ts` says how a line
 * is read.
 */
export const PHONE = `
kingtide | hilux sr5 dual cab 4x4 diesel auto under 45k | HiLux · SR5 · Dual cab · 4WD · Diesel · Automatic · Under $45,000
kingtide | toyota hi-lux 2019+ | Toyota · HiLux · 2019 or newer
kingtide | cheap runabout for uni | Price, low first
kingtide | camry hybrid low k's | Camry · Hybrid · Under 50,000 km
kingtide | ute 3.5t towing | Ute · Tows 3,500 kg or more
kingtide | tradie ute with canopy | Ute · Canopy
kingtide | mazda 3 hatch 2018 up | Mazda3 · Hatch · 2018 or newer
kingtide | 2019 upwards suv | 2019 or newer · SUV
kingtide | commodore ss v8 manual | Commodore · SS · 8 cylinders · Manual
kingtide | i30 under 18 grand | i30 · Under $18,000
kingtide | tucson or sportage | Hyundai Tucson or Kia Sportage
kingtide | kluger 7seater | Kluger · 7 or more seats
kingtide | 7 seats suv under 50 | 7 or more seats · SUV · Under $50,000
kingtide | sub 20k suv | Under $20,000 · SUV
kingtide | less than 100 k kms | Under 100,000 km
kingtide | under 100000 ks | Under 100,000 km
kingtide | no more than 25000 | Under $25,000
kingtide | $12k to $18k | $12,000 to $18,000
kingtide | 10 - 15k auto hatch | $10,000 to $15,000 · Automatic · Hatch
kingtide | post 2018 hatch | 2019 or newer · Hatch
kingtide | mitsi triton | Mitsubishi · Triton
kingtide | subie forester | Subaru · Forester
kingtide | plug in hybrid suv | PHEV · SUV
kingtide | tesla model3 long range | Tesla · Model 3 · Long Range
kingtide | pajero sport 7 seater | Pajero Sport · 7 or more seats
kingtide | vans under 30k | Van · Under $30,000
kingtide | white dual cab | White · Dual cab
kingtide | leather seats and sat nav | Leather Seats · Satellite Navigation
kingtide | reverse cam and bluetooth | Reversing Camera · Bluetooth
kingtide | tow bar and bullbar | Tow Bar · Bull Bar
kingtide | p plate legal car | First car
kingtide | drive away under 20k | Under $20,000
kingtide | suv 25k driveaway | SUV · Under $25,000
kingtide | finance $100 a week | Up to $100 a week
kingtide | melb | @Melbourne VIC 3000, 50 km
kingtide | utes in brissy | Ute · @Brisbane QLD 4000, 50 km
kingtide | near parramatta under 20k | @Parramatta NSW 2150, 50 km · Under $20,000
kingtide | cars in dandenong | @Dandenong VIC 3175, 50 km
kingtide | gold coast utes | @Gold Coast QLD 4210, 50 km · Ute
kingtide | troopy | LandCruiser 70
kingtide | lc76 | LandCruiser 70
kingtide | gx l prado | GXL · LandCruiser Prado
kingtide | d max xterrain | D-Max · X-Terrain
kingtide | ranger raptor not red | Ford Ranger · Raptor · Not Red
kingtide | petrol hatch less than 80,000km | Petrol · Hatch · Under 80,000 km
kingtide | 2nd hand suv | Used · SUV
kingtide | small automatic car for mum | Automatic
kingtide | 4wd with snorkel | 4WD · Snorkel
kingtide | hyundai i 20 | Hyundai · i20
kingtide | vw amarok v6 | Volkswagen · Amarok · 6 cylinders
kingtide | audi a3 sedan under 30 | Audi · A3 · Sedan · Under $30,000
kingtide | honda jazz auto cheap | Honda · Jazz · Automatic · Price, low first
kingtide | toyota yaris cross | Toyota · Yaris Cross
kingtide | isuzu mux | Isuzu · MU-X
kingtide | territory 7 seat diesel | Ford Territory · 7 or more seats · Diesel
`;
