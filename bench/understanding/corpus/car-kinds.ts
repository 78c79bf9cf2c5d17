/**
 * Queries for kinds of cars: condition, body, drive, fuel, transmission, colour, and a few names.
 *
 * Written by hand in the ways people type them; `lines.ts` says how a line is read.
 */
export const CAR_KINDS = `
kingtide | toyota corolla | Toyota · Corolla
kingtide | corolla | Corolla
kingtide | toyota corolla 2019 | Toyota · Corolla · 2019
kingtide | 2019 corolla hatch | 2019 · Corolla · Hatch
kingtide | corolla hatchback automatic low kms | Corolla · Hatch · Automatic · Under 50,000 km
kingtide | used toyota | Used · Toyota
kingtide | second hand toyota camry | Used · Toyota · Camry
kingtide | 2nd hand utes | Used · Ute
kingtide | pre-owned suv | Used · SUV
kingtide | demo cars | Demo
kingtide | ex demo hyundai | Demo · Hyundai
kingtide | brand new kia | New · Kia
kingtide | new cars under 30000 | New · Under $30,000
kingtide | suv | SUV
kingtide | suvs | SUV
kingtide | SUV's for sale | SUV
kingtide | small suv | SUV
kingtide | hatchback | Hatch
kingtide | hatches under 20k | Hatch · Under $20,000
kingtide | sedans | Sedan
kingtide | station wagon | Wagon
kingtide | stationwagon diesel | Wagon · Diesel
kingtide | wagons auto | Wagon · Automatic
kingtide | convertible | Convertible
kingtide | red convertible | Red · Convertible
kingtide | coupe | Coupe
kingtide | ute | Ute
kingtide | utes | Ute
kingtide | 4wd ute | 4WD · Ute
kingtide | 4x4 ute diesel auto | 4WD · Ute · Diesel · Automatic
kingtide | four wheel drive | 4WD
kingtide | 4 wheel drive suv | 4WD · SUV
kingtide | awd | AWD
kingtide | all wheel drive wagon | AWD · Wagon
kingtide | 2wd hilux | 2WD · HiLux
kingtide | rwd manual | RWD · Manual
kingtide | front wheel drive | FWD
kingtide | van | Van
kingtide | work van | Van
kingtide | people mover | People Mover
kingtide | mpv | People Mover
kingtide | minivan 8 seats | People Mover · 8 or more seats
kingtide | diesel | Diesel
kingtide | petrol auto | Petrol · Automatic
kingtide | hybrid | Hybrid
kingtide | hybrids under 40k | Hybrid · Under $40,000
kingtide | plug-in hybrid | PHEV
kingtide | phev suv | PHEV · SUV
kingtide | ev | Electric
kingtide | evs | Electric
kingtide | fully electric suv | Electric · SUV
kingtide | lpg falcon | LPG · Falcon
kingtide | hydrogen | Hydrogen
kingtide | auto | Automatic
kingtide | manual | Manual
kingtide | manual only | Manual
kingtide | automatic not manual | Automatic · Not Manual
kingtide | not automatic | Not Automatic
kingtide | white | White
kingtide | white or black suv | White or Black · SUV
kingtide | red or blue hatch | Red or Blue · Hatch
kingtide | silver grey sedan | Silver or Grey · Sedan
kingtide | not white | Not White
kingtide | any colour but white | Not White
`;
