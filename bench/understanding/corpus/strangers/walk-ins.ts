/**
 * What the reader mistook of 781 queries that were written before it was tried with them, on all eight demo sites (it
 * read 739 as a shopper means them), and sister queries of each kind.
 */
export const WALK_INS = `
kingtide | $2000 deposit 120 a week ute | Up to $120 a week · Ute
kingtide | 5k deposit 150pw hatch | Up to $150 a week · Hatch
kingtide | 3000 deposit under 80000 kms | Under 80,000 km
kingtide | electric with at least 500 km of range | Electric · struck: Range 500 km or more
kingtide | 3000kg of towing diesel | Tows 3,000 kg or more · Diesel
kingtide | 2014 model or later | 2014 or newer
kingtide | 2019 models and up suv | 2019 or newer · SUV
kingtide | 2018 plate or newer hatch | 2018 or newer · Hatch
kingtide | 2016 build onwards | 2016 or newer
kingtide | 86 or brz | Toyota GR86 or Subaru BRZ
halden | 86 manual | GR86 · Manual
kingtide | convertible for summer | Convertible
hollis | c class motorhome | Motorhome
hollis | b class motorhome under 150k | Motorhome · Under $150,000
hollis | a class motor home | Motorhome
kingtide | bmw 320i or 4 series | BMW 320i or BMW 4 Series
kingtide | mercedes c200 or a class | Mercedes-Benz C200 AMG Line or Mercedes-Benz A-Class
corella | ducati scrambler or monster | Ducati Scrambler or Ducati Monster
corella | bmw gs | BMW · R 1250 GS
corella | bobber or cruiser | Cruiser
corella | choppers under 20k | Cruiser · Under $20,000
kingtide | first car for a 17 yr old | First car
kingtide | suv for a 16 year old | SUV
kingtide | hrv ehev | HR-V · Hybrid
kingtide | honda civic e:hev | Honda · Civic · Hybrid
kingtide | hilander | Toyota Highlander
kingtide | blu tooth and reverseing camera | Bluetooth · Reversing Camera
kingtide | suv with 3 isofix points | SUV · 5 or more seats
halden | rav4 hybrid wait time | RAV4 · Hybrid
kingtide | whats your best price on a new corolla | New · Corolla
kingtide | hatch qld 4220 | Hatch · @Burleigh Waters QLD 4220
kingtide | vic 3121 suv | @Richmond VIC 3121 · SUV
kingtide | queensland 4217 utes | @Surfers Paradise · Ute
kingtide | exclude manuals | Not Manual
kingtide | suv excludes white and black | SUV · Not White · Not Black
kingtide | audi q5 s line | Audi · Q5 · S line
kingtide | audi q3 s line white | Audi · Q3 · S line · White
kingtide | suv with foward collision warning | SUV · Emergency Braking
kingtide | rear view cam hatch cheep | Reversing Camera · Hatch · Price, low first
kingtide | rearview camera sedan | Reversing Camera · Sedan
kingtide | sevn seater suv | 7 or more seats · SUV
kingtide | thrity grand ute | Under $30,000 · Ute
halden | fiftteen thousand hatch | Under $15,000 · Hatch
kingtide | are there any 7 seaters that aren't diesel | 7 or more seats · Not Diesel
kingtide | suvs that arent white or black | SUV · Not White · Not Black
kingtide | any automatics for a learner under ten thousand | Automatic · First car · Under $10,000
kingtide | learner car under 8k | First car · Under $8,000
kingtide | cheap 4x4 for bush bashing | Price, low first · 4WD
kingtide | ioniq tucson kona | Ioniq 5, Tucson or Kona
kingtide | ioniq kona white | Ioniq 5 or Kona · White
kingtide | gxl prado or gxl kluger | LandCruiser Prado GXL or Kluger GXL
kingtide | kluger grande in qld near me | Kluger · Grande · @QLD · struck: Near me
kingtide | hunday tuscon elite | Hyundai · Tucson · Elite
kingtide | suzuki gimny | Suzuki · Jimny
kingtide | toyota caroler | Toyota · Corolla
kingtide | dont show me anything over 40k | Under $40,000
kingtide | never show us anything above 90000 kms | Under 90,000 km
kingtide | 2 owners max | “”
kingtide | price: 20000-30000 year: 2019+ | $20,000 to $30,000 · 2019 or newer
kingtide | price 10000-15000 year 2015-2018 | $10,000 to $15,000 · 2015 to 2018
kingtide | zero km suv | SUV · Under 50,000 km
kingtide | forde everest | Ford · Everest
kingtide | forde ranger xlt | Ford · Ranger · XLT
kingtide | southport 4215 hatch | @Southport · Hatch
`;
