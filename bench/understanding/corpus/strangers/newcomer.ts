/**
 * What somebody typed who had not seen the reader: the plain ones among those that it mistook, and others of their
 * kinds.
 */
export const NEWCOMER = `
kingtide | pajero not sport | Pajero
kingtide | discovery but not the sport | Discovery
kingtide | landcruiser not prado | LandCruiser 300
kingtide | captiva 7 | Captiva
kingtide | tiguan allspace | Tiguan
kingtide | range rover sport | Range Rover Sport
kingtide | landcruser 200 series | LandCruiser 200
kingtide | golf 7 | Volkswagen Golf
kingtide | penrith 25 km | @within 25 km of penrith
hollis | Caravans Brisbane QLD 4000, 50 km | Caravan · @brisbane
corella | bmw with panniers | BMW · Panniers
ironbark | tipper with crane | Tipper · Crane
ironbark | beavertail truck | Beavertail
kingtide | camery hybrid | Camry · Hybrid
kingtide | sorrento gt line diesel | Sorento · GT-Line · Diesel
kingtide | honda jaz | Honda · Jazz
kingtide | golf gti or r | Golf · GTI or R
kingtide | audi a3 sportback s line | Audi · A3 · Hatch · S line
kingtide | land rover defender 110 | Land Rover · Defender · 110
kingtide | ranger wildtrack bi turbo | Ranger · Wildtrak
kingtide | mg hs plus | MG · HS · Plus
kingtide | tesler model three long range | Tesla · Model 3 · Long Range
kingtide | polestar 2 dual motor | Polestar · 2 · AWD
kingtide | something around the 20 mark | $18,000 to $22,000
kingtide | i've got 12 grand to spend | Under $12,000
kingtide | nothing over 22k | Under $22,000
kingtide | 45k ish dual cab | $40,500 to $49,500 · Dual cab
kingtide | lowest km first suv | Kilometres, low first · SUV
kingtide | '21 ranger | 2021 · Ranger
halden | no hybrids or electrics | Not Hybrid · Not Electric
halden | need a car for 3 kids and a dog | 5 or more seats
halden | family car safe and roomy | 5 or more seats
halden | something to tow a 2.5 tonne van | Tows 2,500 kg or more
halden | tow a caravan diesel auto 4wd | Tows 2,500 kg or more · Diesel · Automatic · 4WD
halden | steel tray single cab | Ute · Single cab
halden | electric car 400+ km range under 50k | Electric · struck: Range 400 km or more · Under $50,000
halden | any mazda 2s left? | Mazda2
halden | wanted landcruiser troopy | LandCruiser 70
halden | fiat 500 abarth | Fiat · 500 · “abarth”
halden | peugeot 3008 | Peugeot · 3008
hollis | caravan i can tow with a 2 tonne limit | Caravan · ATM up to 2,000 kg
hollis | under 2.2t atm single axel | ATM up to 2,200 kg · Single axle
hollis | light weight van for a small suv | Caravan
hollis | sleeps six under 80k | Sleeps 6 or more · Under $80,000
hollis | for a family of five | Sleeps 5 or more
hollis | jb gator | JB · Gator
hollis | 16'6 caravan | 16.5 ft long · Caravan
hollis | fifth wheeler | Fifth Wheeler
corella | honda postie bike | Honda · CT110
corella | bmw gs 1250 | BMW · R 1250 GS
kingtide | nothing older than 2015 | 2015 or newer
kingtide | nothing newer than 2020 | 2020 or older
kingtide | no older than 5 years | 2022 or newer
kingtide | not over 30k | Under $30,000
kingtide | nothing fancy just a cheap white hatch | Price, low first · White · Hatch
kingtide | nothing manual | Not Manual
kingtide | not interested in diesel utes | Not Diesel · Ute
kingtide | suvs under 30k not white or black | SUV · Under $30,000 · Not White · Not Black
kingtide | not white, silver or grey | Not White · Not Silver · Not Grey
kingtide | no manuals or diesels please | Not Manual · Not Diesel
kingtide | anything but toyota or mazda | Not Toyota · Not Mazda
kingtide | 20kish hatch | $18,000 to $22,000 · Hatch
kingtide | 30 grand or thereabouts suv | $27,000 to $33,000 · SUV
kingtide | seats seven | 7 or more seats
kingtide | 2 kids and a dog | 5 or more seats
kingtide | mum of four needs 7 seats | 7 or more seats
kingtide | pull my horse float | Tows 2,500 kg or more
kingtide | can tow 2 tonne trailer | Tows 2,000 kg or more
kingtide | hilux sr or sr5 | HiLux · SR or SR5
kingtide | ranger xlt or wildtrak under 60k | Ranger · XLT or Wildtrak · Under $60,000
kingtide | mazda 2 or 3 | Mazda2 or Mazda3
kingtide | landcruiser 200 or 300 | LandCruiser 200 or LandCruiser 300
kingtide | prado landcruiser | LandCruiser Prado
kingtide | mazda 3s | Mazda3
kingtide | corolla '18 or newer | Corolla · 2018 or newer
kingtide | suv in sorrento | SUV · @Sorrento
kingtide | ev with 400km | Electric · struck: Range 400 km or more
kingtide | suv >= 2019 < 40k | SUV · 2019 or newer · Under $40,000
kingtide | auto/petrol/suv/under 25k | Automatic · Petrol · SUV · Under $25,000
kingtide | trading in my hilux for a ranger | Ranger
kingtide | looking to upgrade from a 2015 corolla to something bigger under 40k | Under $40,000
kingtide | cheap and cheerful hatch light on juice | Price, low first · Hatch · Uses up to 6 L/100 km
kingtide | can you find me a tidy diesel ute with a canopy for the farm | Diesel · Ute · Canopy
kingtide | need a car asap that wont break down under 8 grand | Under $8,000
kingtide | we need heaps of boot space for a pram | “”
kingtide | tesler | Tesla
kingtide | cashcai | Qashqai
kingtide | amorak | Amarok
kingtide | camrie | Camry
kingtide | jeap wrangler | Jeep · Wrangler
kingtide | undr 20k | Under $20,000
kingtide | melborne | @Melbourne
kingtide | german sedan | German makes · Sedan
kingtide | sports car | Coupe or Convertible
kingtide | electric seats | Power Seats
kingtide | rear cross traffic alert | Rear Cross-Traffic Alert
halden | tesla y | Tesla · Model Y
hollis | caravan to tow behind a hilux | Caravan
hollis | grey nomads caravan | Caravan
hollis | gas and electric hot water | Hot Water
corella | duke 390 | 390 Duke
`;
