/**
 * What Australian shoppers dictate, misspell and say among themselves, written before the reader was tried with it:
 * of the first 99 it read 84 as a shopper means them. `lines.ts` says how a line is read.
 */
export const SPOKEN = `
kingtide | show me utes under thirty thousand dollars near geelong | Ute · Under $30,000 · @Geelong
kingtide | any hiluxes | HiLux
kingtide | suv's | SUV
kingtide | dual cab 4x4 diesel auto under 50 | Dual cab · 4WD · Diesel · Automatic · Under $50,000
kingtide | p plate legal | First car
kingtide | fuel efficient | Uses up to 6 L/100 km
kingtide | secondhand corolla hatch | Used · Corolla · Hatch
kingtide | cheap runabout | Price, low first
kingtide | looking for a toyota camry hybrid 2021 onwards | Toyota · Camry · Hybrid · 2021 or newer
kingtide | i want a 4wd wagon that can tow 2.5 tonne | 4WD · Wagon · Tows 2,500 kg or more
kingtide | something with seven seats for the kids under 40k | 7 or more seats · Under $40,000
kingtide | prado vx or gxl | LandCruiser Prado · VX or GXL
kingtide | mazda 3 hatch manual | Mazda3 · Hatch · Manual
kingtide | ravfour | RAV4
kingtide | x trail 7 seater | X-TRAIL · 7 or more seats
kingtide | tucsan | Tucson
kingtide | misubishi outlander | Mitsubishi · Outlander
kingtide | hyundi i30 sedan | Hyundai · i30 · Sedan
kingtide | subaroo forester | Subaru · Forester
kingtide | landcrusier 300 | LandCruiser 300
kingtide | suv less than 25 grand | SUV · Under $25,000
kingtide | no more than $18k | Under $18,000
kingtide | between 15 and 25 thousand | $15,000 to $25,000
kingtide | budget 35000 suv | SUV · Under $35,000
kingtide | max 100 bucks a week | Up to $100 a week
kingtide | suv $120pw | SUV · Up to $120 a week
kingtide | under $400 a month | Up to $92 a week
kingtide | less than 80 thousand kms | Under 80,000 km
kingtide | under 60000 kays | Under 60,000 km
kingtide | low k's hatch | Under 50,000 km · Hatch
kingtide | low mileage diesel suv | Under 50,000 km · Diesel · SUV
kingtide | not older than 2019 | 2019 or newer
kingtide | 2017-2020 corolla | 2017 to 2020 · Corolla
kingtide | newer than 2020 electric | 2021 or newer · Electric
kingtide | less than 5 years old | 2022 or newer
kingtide | petrol or hybrid suv not diesel | Petrol or Hybrid · SUV · Not Diesel
kingtide | non turbo petrol | Petrol
kingtide | black or white ranger | Black or White · Ranger
kingtide | anything but white hilux | HiLux · Not White
kingtide | no diesels | Not Diesel
kingtide | awd with heated seats and apple car play | AWD · Heated seats · Apple CarPlay
kingtide | reversing camera hatchback auto | Reversing Camera · Hatch · Automatic
kingtide | bluetooth cruise control sedan | Bluetooth · Cruise control · Sedan
kingtide | pano roof | Sunroof
kingtide | leather seats | Leather seats
kingtide | 360 cam | 360 camera
kingtide | tow bar and bull bar | Tow bar · Bull bar
kingtide | 4 cyl turbo diesel | 4 cylinders · Diesel
kingtide | 5 door manual | 5 doors · Manual
kingtide | two door coupe | 2 doors · Coupe
kingtide | soft top convertible | Convertible
kingtide | lux sr5 4x4 | HiLux · SR5 · 4WD
kingtide | beemer x5 | BMW · X5
kingtide | chevy silverado | Chevrolet · Silverado 1500
kingtide | commo v6 | Commodore · 6 cylinders
kingtide | falcon xr6 | Falcon · XR6
kingtide | demo cars under 40k drive away | Demo · Under $40,000
kingtide | ex demo asx | Demo · ASX
kingtide | brand new mg zs | New · MG · ZS
kingtide | preloved suv parramatta | Used · SUV · @Parramatta
kingtide | cars in queensland | QLD
kingtide | used cars melbourne vic | Used · @Melbourne
kingtide | within 20 kilometres of 2000 hatch | @2000 · Hatch
kingtide | kia sportage or hyundai tucson or mazda cx5 | Kia Sportage, Hyundai Tucson or Mazda CX-5
kingtide | toyota / mazda under 30000 | Toyota or Mazda · Under $30,000
kingtide | what automatic hatchbacks do you have for under twenty grand | Automatic · Hatch · Under $20,000
kingtide | cheapest 7 seater | Price, low first · 7 or more seats
kingtide | newest ranger | Year, newest first · Ford Ranger
kingtide | phev | PHEV
kingtide | evs under 45k | Electric · Under $45,000
kingtide | teslas | Tesla
kingtide | red mazda2 auto low kms under 18k | Red · Mazda2 · Automatic · Under 50,000 km · Under $18,000
kingtide | 4x4 not ute | 4WD · Not Ute
kingtide | single cab tray back | Single cab · Ute
kingtide | vans auto diesel | Van · Automatic · Diesel
kingtide | 8 seater kia carnival | 8 or more seats · Kia · Carnival
kingtide | under 15000 dollars | Under $15,000
kingtide | fifteen grand | Under $15,000
kingtide | 2 wheel drive ranger | 2WD · Ranger
kingtide | 2015 or later automatic only | 2015 or newer · Automatic
kingtide | isuzu dmax | Isuzu · D-Max
kingtide | crv | CR-V
kingtide | hrv vti | HR-V · VTi
kingtide | c class mercedes benz | C-Class · Mercedes-Benz
kingtide | audi a3 sportback | Audi · A3 · Hatch
hollis | jayco with bunks for 6 | Jayco · Bunks · Sleeps 6 or more
hollis | pop top under 2 tonne | Pop Top · ATM up to 2,000 kg
hollis | caravan for a couple under 70 grand | Caravan · Under $70,000
hollis | second hand off-road hybrid camper | Used · Off-road · Hybrid
kingtide | anything for 7 people | 7 or more seats
kingtide | family of 5 suv | 5 or more seats · SUV
kingtide | other than toyota suv | Not Toyota · SUV
kingtide | suv from twenty to thirty thousand | SUV · $20,000 to $30,000
kingtide | twenty nineteen camry | Camry · 2019
kingtide | less than a hundred thousand kilometres | Under 100,000 km
kingtide | under one hundred and twenty thousand k's | Under 120,000 km
kingtide | ute up to forty five thousand dollars | Ute · Under $45,000
kingtide | 250 a fortnight hatch | Up to $125 a week · Hatch
kingtide | $600 per month suv | Up to $138 a week · SUV
kingtide | 12 months rego | “”
kingtide | do not want a diesel ute | Not Diesel · Ute
`;
