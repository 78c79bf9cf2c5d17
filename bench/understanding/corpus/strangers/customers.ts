/**
 * What the reader mistook of three hundred queries of yet another who had not seen it, and sister queries of each kind:
 * generations, figures in two parts, letters as a phone hears them, ages of people, marks of lists, names cut short.
 */
export const CUSTOMERS = `
kingtide | d22 navara | Navara
kingtide | np300 navara st-x auto | Navara · ST-X · Automatic
kingtide | px mk2 ranger | Ranger
kingtide | py ranger | Ranger
kingtide | ra ranger raptor | Ranger · Raptor
kingtide | next gen ranger wildtrak | Ranger · Wildtrak
kingtide | new gen ranger | Ranger
kingtide | third gen cx-5 | CX-5
kingtide | 2021 Toyota Hilux GUN126R SR5 Auto 4x4 Double Cab | 2021 · Toyota · HiLux · SR5 · Automatic · 4WD · Dual cab
kingtide | 2019 Toyota RAV4 Cruiser AXAH52R Auto 2WD | 2019 · Toyota · RAV4 · Cruiser · Automatic · 2WD
kingtide | 2012 Subaru Impreza G4 2.0i Auto AWD | 2012 · Subaru · Impreza · 2.0i · Automatic · AWD
kingtide | 2019 Subaru Forester 2.5i-L S5 Auto AWD | 2019 · Subaru · Forester · 2.5i-L · Automatic · AWD
kingtide | 2022 MG HS SAS23 MY22 Excite Auto FWD | 2022 · MG · HS · Excite · Automatic · FWD
kingtide | 2022 Honda CR-V RW VTi AWD Auto | 2022 · Honda · CR-V · VTi · AWD · Automatic
kingtide | 2018 Mazda CX-5 KF Series Akera Auto i-ACTIV AWD | 2018 · Mazda · CX-5 · Akera · Automatic · AWD
kingtide | 2020 Mitsubishi Triton GLS MR Auto 4x4 MY20 Double Cab | 2020 · Mitsubishi · Triton · GLS · Automatic · 4WD · Dual cab
kingtide | 100 series landcruiser | LandCruiser 100 Series
kingtide | 80 series landcruiser | LandCruiser 80 Series
kingtide | inline 6 | 6 cylinders
kingtide | hilux under 12 500 | HiLux · Under $12,500
kingtide | hatch 12 500 | Hatch · Under $12,500
kingtide | $12 500 | Under $12,500
kingtide | between 10 500 and 12 500 | $10,500 to $12,500
kingtide | price 19 990 | Under $19,990
kingtide | under 120 000km hilux | Under 120,000 km · HiLux
kingtide | under 30 200 series | Under $30,000 · LandCruiser 200
kingtide | hilux less than 120xxx kms | HiLux · Under 120,000 km
kingtide | less than 120xxx | Under 120,000 km
kingtide | less than 120,xxx km | Under 120,000 km
kingtide | 190xxxkm | Under 190,000 km
kingtide | $15,xxx | Under $15,000
kingtide | mitsubi | Mitsubishi
kingtide | hyund | Hyundai
kingtide | volksw golf | Volkswagen · Golf
kingtide | pathy ti | Pathfinder · Ti
kingtide | i wnat a red car automtic under 10 grnad | Red · Automatic · Under $10,000
kingtide | teh red car | Red
kingtide | a white adn black suv | White or Black · SUV
kingtide | suv wiht sunroof | SUV · Sunroof
kingtide | Need: 1) auto 2) suv 3) under 22k | Automatic · SUV · Under $22,000
kingtide | 1. auto 2. suv 3. under 22k | Automatic · SUV · Under $22,000
kingtide | a) auto b) white | Automatic · White
kingtide | for my 18yo daughter | “”
kingtide | my son is 17 | “”
kingtide | we're 65 and want a small suv | SUV
kingtide | 17yo needs a first car | First car
kingtide | 3 yo suv | 2024 or newer · SUV
kingtide | max is 30 | Under $30,000
corella | 18yo learner wanting a yamaha r3 | LAMS approved · Yamaha · YZF-R3
corella | for a 16 year old learner | LAMS approved
kingtide | eye thirty under twelve thousand | i30 · Under $12,000
kingtide | mazda see x thirty | Mazda · CX-30
kingtide | aitch are vee | HR-V
kingtide | are av four | RAV4
kingtide | vee double you golf | Volkswagen · Golf
kingtide | ranger ex el tee | Ranger · XLT
kingtide | can i see x5 | BMW X5
kingtide | can you deliver a ranger to darwin | Ranger
kingtide | ship a white hilux to hobart | White · HiLux
kingtide | ute near perth delivered | Ute · @Perth
kingtide | adaptive cruise sedan 2020 on | Adaptive Cruise Control · Sedan · 2020 or newer
kingtide | 2018 on ranger | 2018 or newer · Ranger
kingtide | 2018 on finance | 2018
kingtide | ute under 30k on road | Ute · Under $30,000
kingtide | yo got any manual swift sports | Manual · Swift · Sport
kingtide | To whom it may concern, I would like to see a Toyota Camry Hybrid, preferably white. | Toyota · Camry · Hybrid · White
kingtide | semi off road suv | Off-road · SUV
halden | do you have carnivals on the floor | Carnival
switchyard | van to move house | Van
switchyard | need to move furniture van | Van
hollis | 21 foot bunk van | 21 ft long · Bunks · Caravan
hollis | after a van | Caravan
hollis | we are grey nomads after a van with ensuite and solar, single axle | Caravan · Ensuite · Solar · Single axle
ironbark | table top truck | Tray
kingtide | reversing camra and blutooth hatch | Reversing Camera · Bluetooth · Hatch
kingtide | heated saets | Heated Seats
kingtide | nissan x-tra | Nissan · X-Trail
kingtide | hyundai tucs | Hyundai · Tucson
kingtide | kia sto | Kia · Stonic
kingtide | kia carnival plat | Kia · Carnival · Platinum
kingtide | toyota high lux dual cab | Toyota · HiLux · Dual cab
kingtide | high km ute | Ute
kingtide | reno trafic manual | Renault · Trafic · Manual
kingtide | Used 2017 Kia Sportage SX+ QL Auto AWD MY17 | Used · 2017 · Kia · Sportage · SX+ · Automatic · AWD
kingtide | sportage sx | Sportage · SX
kingtide | 2 utes | Ute
kingtide | Good morning. My husband and I have retired and would like a small automatic hatchback with low kilometres, no more than $25,000. Thank you, Beryl. | Automatic · Hatch · Under 50,000 km · Under $25,000
kingtide | my name is dave and i want a ute | Ute
kingtide | ute 4 work | Ute · Work
kingtide | looking 2 buy a ute | Ute
kingtide | non turbo diesel | Diesel
kingtide | 5+2 seats | 7 or more seats
kingtide | max 30k min 20k | Under $30,000 · Over $20,000
kingtide | done less than 60,000 | Under 60,000 km
kingtide | up to twenty five | Under $25,000
kingtide | 2k19 ranger | 2019 · Ranger
kingtide | early 2010s | 2010 to 2019
kingtide | 90s toyota | 1990 to 1999 · Toyota
kingtide | 12.500 km | Under 12,500 km
kingtide | burleigh yard | @Burleigh Heads
kingtide | pick up in southport | @Southport
kingtide | ute with canopy and racks | Ute · Canopy · Roof Racks
kingtide | want to upgrade to a 7 seater | 7 or more seats
kingtide | upgrade to a hilux from a ranger | HiLux
kingtide | 1 owner hatch | One Owner · Hatch
kingtide | 3-5 years old suv | 2021 to 2023 · SUV
kingtide | less than a year old | 2026 or newer
kingtide | 2015 at the oldest | 2015 or newer
kingtide | five to ten thousand | $5,000 to $10,000
kingtide | mazda2/3 | Mazda2 or Mazda3
kingtide | suv 35-45 | SUV · $35,000 to $45,000
halden | fleet enquiry 10 x white camry hybrid | White · Camry · Hybrid
hollis | a caravan for 2 adults and 3 kids | Caravan · Sleeps 5 or more
hollis | zone rv peregrine | Zone RV · Peregrine
ironbark | council needs 3 tippers, mr licence, auto, newer than 2020 | Tipper · MR licence · Automatic · 2021 or newer
ironbark | canter 5 | Canter 515
corella | my son just got his Ls, something under 6k | LAMS approved · Under $6,000
corella | ninja 4 | Ninja 400
corella | ninja 30 | Ninja 400 or Ninja ZX-6R
`;
