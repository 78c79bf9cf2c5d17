/**
 * The same stranger's third set: of 97, written before they were tried and after the second was mended, 78 were read as
 * meant. Three names of fast cars are left out; sister queries stand at the end.
 */
export const LOOKERS = `
kingtide | got anything with low ks and a sunroof under twenty eight thousand | Under 50,000 km · Sunroof · Under $28,000
kingtide | okay google find used toyota kluger near me | Used · Toyota · Kluger · struck: Near me
kingtide | looking to upsize from a hatch to an suv | SUV
kingtide | downsizing from a prado to something smaller | “”
kingtide | my lease is up in march need a new suv | New · SUV
kingtide | we are expecting twins need bigger car | “”
kingtide | separated need a cheap reliable car asap | Price, low first
kingtide | just got my licence | First car
kingtide | new to australia need car | “”
kingtide | international student cheap car | Price, low first
kingtide | backpacker van with bed | Van
kingtide | gift for my wife convertible red | Convertible · Red
kingtide | replacement for my stolen corolla | Corolla
kingtide | written off my i30 need another one | i30
kingtide | same as my neighbours white cx-5 | White · CX-5
kingtide | suv for dirt roads | SUV
kingtide | car for highway driving 500km a week | “”
kingtide | commute 100km a day hybrid | Hybrid
kingtide | ute for towing 2 jetskis | Ute · Tows 2,500 kg or more
kingtide | something to tow a 6x4 trailer | Tows 2,500 kg or more
kingtide | diesel suv that tows 2 tonne | Diesel · SUV · Tows 2,000 kg or more
kingtide | braked towing capacity 3500 | Tows 3,500 kg or more
kingtide | ute payload 1000kg | Ute · struck: Payload 1,000 kg or more
kingtide | v6 ute | 6 cylinders · Ute
kingtide | straight 6 bmw | 6 cylinders · BMW
kingtide | 3 cylinder | 3 cylinders
kingtide | 1.8 corolla | 1.8 L · Corolla
kingtide | 2.4l diesel hilux | 2.4 L · Diesel · HiLux
kingtide | non turbo petrol suv | Petrol · SUV
kingtide | timing chain not belt | “”
kingtide | no dpf diesel | Diesel
kingtide | no sunroof cx-5 | Without Sunroof · CX-5
kingtide | no black interior | “”
kingtide | cream leather interior | Leather Seats
kingtide | white with black roof | White
kingtide | light blue hatch | Blue · Hatch
kingtide | burnt orange ranger | Orange · Ranger
kingtide | pearl white camry | White · Camry
kingtide | gun metal grey mustang | Grey · Mustang
kingtide | 2 owners or less | “”
kingtide | never been in an accident | “”
kingtide | no hail damage | “”
kingtide | full log book history | “”
kingtide | still under factory warranty | “”
kingtide | 12 months rego included | “”
kingtide | with rwc | “”
kingtide | qld rego suv | SUV
kingtide | manual gearbox 6 speed hatch | Manual · Hatch
kingtide | auto suv 5 star safety | Automatic · SUV
kingtide | 7 seat 4wd diesel under 200000kms under 25k | 7 or more seats · 4WD · Diesel · Under 200,000 km · Under $25,000
kingtide | ranger px3 with under 100 on the clock | Ford Ranger · Under 100,000 km
kingtide | hilux between 2015 and 2018 manual | HiLux · 2015 to 2018 · Manual
kingtide | late model automatic under 20 | 2022 or newer · Automatic · Under $20,000
kingtide | near new small suv | 2024 or newer · SUV
kingtide | brand new utes in stock | New · Ute · In stock
kingtide | demos | Demo
kingtide | ex demo 2025 | Demo · 2025
kingtide | runabout under 7k | Under $7,000
kingtide | 5 to 8 grand | $5,000 to $8,000
kingtide | ten thousand max | Under $10,000
kingtide | no more than thirty thousand kms | Under 30,000 km
kingtide | 150 a week or less | Up to $150 a week
kingtide | $80 to $100 a week | $80 to $100 a week
kingtide | camry or sonata or mazda 6 | Toyota Camry, Hyundai Sonata or Mazda 6
kingtide | tiguan vs karoq | Tiguan or Karoq
kingtide | the new ranger | New · Ranger
kingtide | patrol y62 v8 | Patrol · 8 cylinders
kingtide | landcruiser 300 gr sport | LandCruiser 300 · GR Sport
kingtide | prado 250 | LandCruiser Prado
kingtide | audi rs3 | Audi · RS3
kingtide | type r | Type R
kingtide | supra | Supra
kingtide | brz manual | BRZ · Manual
kingtide | x5 diesel 7 seats | X5 · Diesel · 7 or more seats
kingtide | c class | C-Class
kingtide | a4 quattro | A4 · AWD
kingtide | defender 110 | Land Rover Defender · 110
kingtide | discovery 4 | Discovery 4
kingtide | jeep grand cherokee limited diesel | Jeep · Grand Cherokee · Limited · Diesel
kingtide | f150 | F-150
kingtide | kia ev6 gt line | Kia · EV6 · GT-Line
kingtide | ioniq 5 awd | Ioniq 5 · AWD
kingtide | polestar 2 long range | Polestar · 2 · Long Range
kingtide | tank 300 hybrid | Tank 300 · Hybrid
halden | c-hr gr sport hybrid | C-HR · GR Sport · Hybrid
hollis | jayco expanda sleeps 6 | Jayco · Expanda · Sleeps 6 or more
hollis | any vans with a washing machine and solar | Caravan · Washing Machine · Solar
hollis | van under 20 foot 2018 or later | Caravan · Under 20 ft long · 2018 or newer
hollis | motorhome 4 berth auto | Motorhome · Sleeps 4 or more · Automatic
ironbark | mr licence tipper auto under 80k | MR licence · Tipper · Automatic · Under $80,000
ironbark | fridge truck 10 pallet | Refrigerated · 10 pallets
corella | r3 or ninja 300 | YZF-R3 or Ninja 300
corella | bmw gs adventure low kms | BMW · R 1250 GS · Adventure · Under 50,000 km
corella | bobber black | Cruiser · Black
kingtide | trade my ute for a van | Van
kingtide | swap our suv for a wagon | Wagon
kingtide | i drive a ute and want an suv | SUV
kingtide | upgrade our hatch to a sedan | Sedan
kingtide | i have a ute already need a hatch | Hatch
kingtide | ute for trade | Ute
kingtide | trade ute | Ute
kingtide | i own a suv, looking at evs | Electric
kingtide | replace my old wagon with a people mover | People Mover
kingtide | available in may | “”
kingtide | built after june 2020 | 2020 or newer
kingtide | nsw registered utes | Ute
kingtide | ute nsw | Ute · @NSW
kingtide | 20000 km a year hybrid | Hybrid
kingtide | 80km each way petrol hatch | Petrol · Hatch
kingtide | under 80000 km | Under 80,000 km
kingtide | tow an 8x5 trailer | Tows 2,500 kg or more
kingtide | new to town need cheap hatch | Price, low first · Hatch
kingtide | just passed my test | First car
kingtide | dirt road wagon | Wagon
kingtide | before march 2018 hatch | 2018 or older · Hatch
kingtide | hilux 2020 or up diesel | HiLux · 2020 or newer · Diesel
kingtide | tow car for a caravan 2.2 ton | Tows 2,200 kg or more
kingtide | tow car for a 2.2 tonne caravan | Tows 2,200 kg or more
kingtide | tow vehicle for my 1800kg boat | Tows 1,800 kg or more
kingtide | tow car for caravan | Tows 2,500 kg or more
`;
