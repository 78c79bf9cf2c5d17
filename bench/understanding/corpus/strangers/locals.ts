/** Queries of a dozen kinds of people that were mistaken at first, and sisters of their kinds. */
export const LOCALS = `
kingtide | hundred and twenty dollars a week | Up to $120 a week
kingtide | suv for hundred fifty a week | SUV · Up to $150 a week
kingtide | one twenty a week hatch | Up to $120 a week · Hatch
kingtide | two fifty per week ute | Up to $250 a week · Ute
kingtide | less km than 50000 | Under 50,000 km
kingtide | car less km than 50000 | Under 50,000 km
kingtide | more seats than 5 | 6 or more seats
kingtide | lower price than 20000 | Under $20,000
kingtide | need car for uber 2018 above | 2018 or newer
kingtide | corolla 2018 above 20k | Corolla · 2018 · Over $20,000
kingtide | toyota camry hybird year 2019 to up | Toyota · Camry · Hybrid · 2019 or newer
kingtide | corolla year up 2018 | Corolla · 2018 or newer
kingtide | monthly pay 500 suv | Up to $115 a week · SUV
kingtide | weekly pay 90 | Up to $90 a week
kingtide | suzuki swift not too many miles on it | Suzuki · Swift · Under 50,000 km
kingtide | golf 7.5 r | Volkswagen Golf · R
kingtide | golf mk7.5 r wagon | Volkswagen Golf · R · Wagon
kingtide | f30 320i | 3 Series
kingtide | e90 335i | 3 Series
kingtide | e46 m3 | BMW M3
kingtide | fd rx7 | RX-7
kingtide | r34 gtr | GT-R
kingtide | jzx100 chaser | Chaser
kingtide | ek civic hatch | Honda Civic · Hatch
kingtide | octavia rs wagon nx | Octavia · RS · Wagon
kingtide | rav4 or nx | Toyota RAV4 or Lexus NX
kingtide | 300 series vx or sahara | LandCruiser 300 · VX
kingtide | 180sx or silvia | Silvia
kingtide | rav4 gxl and cruiser | RAV4 · GXL or Cruiser
kingtide | outlander phev 23 | Outlander · PHEV · 2023
kingtide | hilux sr5 19 | HiLux · SR5 · 2019
kingtide | s r five hilux | SR5 · HiLux
kingtide | see our vee honda | CR-V · Honda
kingtide | em gee zed s | MG · ZS
kingtide | T0Y0TA CAMRY 2O19 | Toyota · Camry · 2019
kingtide | SUBARU 0UTBACK 2.5i PREM1UM | Subaru · Outback · 2.5i · Premium
kingtide | MAZDA CX-5 MAXX SPORT (4x2) 2021 - $28,990 | Mazda · CX-5 · Maxx Sport · 4x2 · 2021 · Under $28,990
kingtide | ex demo tucsons and santa fes | Demo · Tucson or Santa Fe
kingtide | red cliffe | @Redcliffe
kingtide | got any vans bigger than a hiace | Van
kingtide | suv smaller than a prado | SUV
kingtide | something that can tow an excavator | Tows 2,500 kg or more
kingtide | work van 3 seats sliding doors diesel | Van · 3 seats · Diesel
kingtide | ute wiv tray not tub | Ute
kingtide | p1 legal sedan manual rwd | First car · Sedan · Manual · RWD
kingtide | hectic beemer under 20 | BMW · Under $20,000
kingtide | mad skids ute v8 | Ute · 8 cylinders
halden | fleet of 5 hybrids under 100g co2 | Hybrid
halden | fleet rav4 hybrids x 6 white | RAV4 · Hybrid · White
everything | 4wd to tow caravan 2.5t | 4WD · Tows 2,500 kg or more
corella | gs bmw | R 1250 GS · BMW
corella | soft tail | Softail
corella | fat boy or road king | Fat Boy or Road King
corella | striple rs | Triumph Street Triple · RS
corella | chook chaser | CT110
corella | ag bike | Off Road
ironbark | daily tipper | Iveco Daily 50C or Iveco Daily 70C · Tipper
ironbark | 3 way tip truck | Tipper
ironbark | adelaide trucks with auto box | @Adelaide · Automatic
ironbark | lwb pantec | Pantech
ironbark | fridge pan 8 pallet | Refrigerated · 8 pallets
hollis | zone rv 17.6 off road | Zone RV · 17.5 ft long · Off-road
hollis | pop top 16.6 single axle | Pop Top · 16.5 ft long · Single axle
hollis | caravan 20 foot or longer | Caravan · Over 20 ft long
`;
