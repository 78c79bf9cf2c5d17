/**
 * What the reader mistook of the queries of a visitor who had not seen it, with others of their kinds; those whose
 * meaning can be argued about are left out.
 */
export const VISITOR = `
kingtide | hilux w/ bullbar & canopy | HiLux · Bull Bar · Canopy
kingtide | hilux w/o canopy | HiLux · Without Canopy
kingtide | ute w/tow bar | Ute · Tow Bar
kingtide | camry w low kms w sunroof | Camry · Under 50,000 km · Sunroof
kingtide | wats ur cheapest auto hatch | Price, low first · Automatic · Hatch
kingtide | wot suvs do u have under 20k | SUV · Under $20,000
ironbark | payload at least 3 tonne tipper | Payload 3,000 kg or more · Tipper
ironbark | payload has to be over 2 tonne | Payload 2,000 kg or more
ironbark | gvm must be under 4500 | GVM up to 4,500 kg
hollis | sleeps at least 6 | Sleeps 6 or more
hollis | tare at most 1600kg | Tare up to 1,600 kg
hollis | length at most 18ft | Under 18 ft long
kingtide | seats at least 7 | 7 or more seats
kingtide | seating for 7 | 7 or more seats
kingtide | towing at least 3 tonne | Tows 3,000 kg or more
kingtide | have a golf to trade in, want a tiguan | Tiguan
kingtide | got a 2015 corolla to trade, looking for a rav4 | RAV4
kingtide | my mazda 3 as a trade-in on a cx-5 | CX-5
kingtide | currently drive a camry, want a kluger | Kluger
kingtide | we own a forester and want an outback | Outback
kingtide | do you have a golf | Golf
kingtide | soul red mazda 3 | Red · Mazda3
kingtide | soul red crystal cx-5 | Red · CX-5
kingtide | snowflake white cx-5 | White · CX-5
kingtide | phantom black tucson | Black · Tucson
kingtide | polymetal grey mazda 3 | Grey · Mazda3
kingtide | metallic blue rav4 | Blue · RAV4
kingtide | dark grey suv not black | Grey · SUV · Not Black
kingtide | white pearl camry | White · Camry
kingtide | bright red hatch | Red · Hatch
kingtide | candy apple red mustang | Red · Mustang
kingtide | sky blue hatch | Blue · Hatch
kingtide | teal or turquoise suv | Blue · SUV
kingtide | khaki ute | Green · Ute
corella | matte black cruiser | Black · Cruiser
switchyard | electric car for city driving under 35k | Electric · Under $35,000
kingtide | city car under 15k | Under $15,000
kingtide | daily driver hatch | Hatch
kingtide | something that'll pull a 2 tonne boat | Tows 2,000 kg or more
kingtide | who'd sell me a ute | Ute
kingtide | mustn't be white | Not White
kingtide | suv that'd fit 5 | SUV · 5 or more seats
kingtide | p platers car cheap | First car · Price, low first
kingtide | on my p's hatch | First car · Hatch
kingtide | new driver hatch | First car · Hatch
kingtide | courier van diesel auto | Van · Diesel · Automatic
kingtide | ford courier | Ford · Courier
kingtide | i30n manual | i30 · N · Manual
kingtide | golfgti | Golf · GTI
kingtide | hiluxsr5 | HiLux · SR5
kingtide | dual cabs under 30k | Dual cab · Under $30,000
kingtide | ute with bull bars | Ute · Bull Bar
kingtide | mini vans | People Mover
kingtide | range rovers | Range Rover
kingtide | scooby wrx | Subaru · WRX
halden | superb laurin and klement | Superb · Laurin & Klement
corella | kwaka z900 | Kawasaki · Z900
corella | yammie r3 | Yamaha · YZF-R3
corella | dirt bikes | Off Road
ironbark | zuzu npr | Isuzu · NPR 75-190, NPR 65-190 or NPR 45-155
ironbark | tail lifts | Tail Lift
hollis | towing with a prado so under 3 tonne atm, sleeps 5 | ATM up to 3,000 kg · Sleeps 5 or more
hollis | what can i tow with a ranger, 3500kg max atm | ATM up to 3,500 kg
hollis | caravan for towing with my hilux | Caravan
hollis | forester can tow 1800 | ATM up to 1,800 kg
hollis | i have a triton sleeps 4 | Sleeps 4 or more
hollis | fifth wheelers | Fifth Wheeler
`;
