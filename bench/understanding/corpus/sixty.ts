/**
 * The queries of the design's own table, each with the choices that it asks for. `lines.ts` says how a line is read.
 */
export const SIXTY = `
kingtide | used cars | Used
kingtide | electric cars | Electric
kingtide | automatic suv under 30k | Automatic · SUV · Under $30,000
kingtide | 7 seater | 7 or more seats
kingtide | $150 per week | Up to $150 a week
kingtide | mazda cx-5 under $35,000 | Mazda · CX-5 · Under $35,000
kingtide | bmw x5 or audi q7 | BMW X5 or Audi Q7
kingtide | sunroof | Sunroof
kingtide | NSW | @NSW
kingtide | 2020 mazda cx5 | 2020 · Mazda · CX-5
kingtide | toy | “toy”
kingtide | toyota hilux 4x4 dual cab | Toyota · HiLux · 4WD · Dual cab
kingtide | hilux sr5 auto diesel | HiLux · SR5 · Automatic · Diesel
kingtide | cheap car for sale | Price, low first
kingtide | family suv | 5 or more seats · SUV
kingtide | 20-25k hatch | $20,000 to $25,000 · Hatch
kingtide | around 40 grand | $36,000 to $44,000
kingtide | $15,000 max | Under $15,000
kingtide | under 100,000 km | Under 100,000 km
kingtide | low kms | Under 50,000 km
kingtide | 2018 or newer | 2018 or newer
kingtide | last 3 years | 2024 or newer
kingtide | my22 ranger wildtrak | Model year 2022 · Ranger · Wildtrak
kingtide | tow 3 tonne | Tows 3,000 kg or more
kingtide | ute with tow bar | Ute · Tow Bar
kingtide | apple carplay | Apple CarPlay
kingtide | people mover 8 seats | People Mover · 8 or more seats
kingtide | white ranger | White · Ford Ranger
halden | 3 | Mazda3
kingtide | golf | Volkswagen Golf
kingtide | swift | Suzuki Swift
halden | i30 n | i30 · N
kingtide | merc c class | Mercedes-Benz · C-Class
kingtide | vw | Volkswagen
kingtide | landcruiser 79 | LandCruiser 70
kingtide | prado under 60k not white | LandCruiser Prado · Under $60,000 · Not White
kingtide | suv -diesel | SUV · Not Diesel
kingtide | automatic without sunroof | Automatic · Without Sunroof
kingtide | hybrid rav4 awd | Hybrid · RAV4 · AWD
kingtide | ev under 50k 400km range | Electric · Under $50,000 · struck: Range 400 km or more
kingtide | manual automatic | Manual or Automatic
kingtide | new used | New or Used
kingtide | under 10k over 20k | Under $10,000 · struck: Over $20,000
kingtide | under under under | “under under under”
halden | madza 3 | Mazda3
kingtide | hundai tuscon | Hyundai · Tucson
kingtide | brisbane | @brisbane
kingtide | 4217 | @4217
kingtide | within 50 km of penrith | @penrith
kingtide | near me | struck: Near me
kingtide | holden lane | “holden lane”
kingtide | silver | Silver
kingtide | black commodore v8 | Black · Commodore · 8 cylinders
hollis | 4 berth under 3000 kg single axle | Sleeps 4 or more · ATM up to 3,000 kg · Single axle
hollis | off road van bunks ensuite | Off-road · Caravan · Bunks · Ensuite
ironbark | MR licence pantech 6 pallet | MR licence · Pantech · 6 pallets
corella | lams 650 | LAMS approved · 650 cc
`;
