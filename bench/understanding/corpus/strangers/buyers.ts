/**
 * What the reader mistook of 368 queries of a buyer who had not seen it (it read 322 as they were meant), and sister
 * queries of each kind: limits that a "not" turns, what is beyond a count, years and hundreds in words, figures of what
 * no stock tells, regions, and common words that are nearly a name.
 */
export const BUYERS = `
kingtide | cars b/w 10 and 15k | $10,000 to $15,000
kingtide | somewhere between 25 and 35 thousand | $25,000 to $35,000
kingtide | $40k and up | Over $40,000
kingtide | 20,000 and up | Over $20,000
kingtide | 20k and down | Under $20,000
kingtide | 3 tonne and up | Tows 3,000 kg or more
corella | 650cc and up | 650 cc or more
hollis | 18ft and up | Over 18 ft long
kingtide | price cap 20k | Under $20,000
kingtide | not done more than 100k | Under 100,000 km
kingtide | newer than my20 | 2021 or newer
kingtide | before my18 | 2017 or older
kingtide | 25km radius of 4215 | @within 25 km of southport
kingtide | within a 25km radius of robina | @within 25 km of robina
kingtide | reversing sensors and camera | Parking Sensors · Reversing Camera
kingtide | dual clutch hatch | Hatch
kingtide | suv barring toyota | SUV · Not Toyota
kingtide | any d-max x-terrains | D-Max · X-Terrain
kingtide | one toddler and another on the way, automatic suv | Automatic · SUV
kingtide | able to pull a 1500kg trailer | Tows 1,500 kg or more
kingtide | when will the next landcruiser 300 arrive | LandCruiser 300
kingtide | looking at spending 20-25 on a 7 seater | $20,000 to $25,000 · 7 or more seats
kingtide | i live in varsity lakes looking for a hatch | @Varsity Lakes · Hatch
kingtide | utes near the gold coast airport | Ute · @Gold Coast
kingtide | suv near the beach | SUV
kingtide | seven or more seats auto | 7 or more seats · Automatic
kingtide | japanese or korean suv | Japanese makes or Korean makes · SUV
kingtide | japenese suv | Japanese makes · SUV
kingtide | can u do a deal on 2 hiluxes | HiLux
kingtide | 2018 Subaru XV 2.0i-L G5X Lineartronic AWD MY18 | 2018 · Subaru · XV · 2.0i-L · Automatic · AWD
halden | kia ev 3 | Kia · EV3
hollis | second hand poptop for two | Used · Pop Top · Sleeps 2 or more
ironbark | ud quon 26.460 | UD · Quon · 26.460
kingtide | captiva 7 seater auto | Captiva · 7 or more seats · Automatic
kingtide | mazda 3 hatch, 5 seats | Mazda3 · Hatch · 5 or more seats
kingtide | misubishi trition glx plus | Mitsubishi · Triton · GLX+
kingtide | cars in byron bay area | @Byron Bay
kingtide | auto headlights and rain sensing wipers | “”
kingtide | i need to speak to someone about the red mx-5 | Red · MX-5
corella | vespa gts 300 | Vespa · GTS · 300
kingtide | amarok pan americana | Amarok · PanAmericana
kingtide | renault capture intens | Renault · Captur · Intens
kingtide | toyota fortune gxl | Toyota · Fortuner · GXL
kingtide | 2019 or better | 2019 or newer
kingtide | $300/fn | Up to $150 a week
kingtide | $400 a fn ute | Up to $200 a week · Ute
kingtide | under $10 000.00 | Under $10,000
kingtide | dont want to spend more than 25k | Under $25,000
kingtide | not looking to spend over 30k | Under $30,000
kingtide | cant go over 30k | Under $30,000
kingtide | dont want more than 100000 kms | Under 100,000 km
kingtide | mileage under 50000 | Under 50,000 km
kingtide | mileage 50k to 100k | 50,000 km to 100,000 km
kingtide | clicks under 90000 | Under 90,000 km
kingtide | not too many kms hatch | Under 50,000 km · Hatch
kingtide | hilux under 80 ks | HiLux · Under 80,000 km
corella | lams under 100 kms | LAMS approved · Under 100,000 km
kingtide | less than 50km from southport | @Southport
kingtide | hatch with few kms | Hatch · Under 50,000 km
kingtide | less than 100k under 20k | Under 100,000 km · Under $20,000
kingtide | sub 20k sub 80k hatch | Under $20,000 · Under 80,000 km · Hatch
kingtide | two thousand and eighteen corolla | 2018 · Corolla
kingtide | two thousand and five commodore | 2005 · Commodore
kingtide | nineteen ninety eight hilux | 1998 · HiLux
kingtide | twenty oh eight corolla | 2008 · Corolla
kingtide | between two thousand and five thousand | $2,000 to $5,000
kingtide | two thousand five hundred dollars | Under $2,500
kingtide | twenty two thousand nine hundred and ninety | Under $22,990
kingtide | five thousand to ten thousand dollars | $5,000 to $10,000
kingtide | oct 2020 cx-5 | 2020 · CX-5
kingtide | march 2021 rav4 | 2021 · RAV4
kingtide | 12/2021 triton | 2021 · Triton
kingtide | 2016-current triton | 2016 or newer · Triton
kingtide | 2018 - now | 2018 or newer
kingtide | 05 commodore | 2005 · Commodore
kingtide | corolla 08 | Corolla · 2008
kingtide | 18 corolla auto | 2018 · Corolla · Automatic
kingtide | my24.5 sportage | Model year 2024 · Sportage
kingtide | goldcoast utes | @Gold Coast · Ute
kingtide | surfersparadise suv | @Surfers Paradise · SUV
kingtide | suv in logan | SUV · @Logan QLD
kingtide | brisbane northside utes | @Brisbane · Ute
halden | northern beaches suv | @Northern Beaches · SUV
halden | lower north shore | @North Shore NSW
kingtide | wagon that pulls 2 tonne | Wagon · Tows 2,000 kg or more
kingtide | towing up to 3500kg v6 diesel | Tows 3,500 kg or more · 6 cylinders · Diesel
hollis | sleeps up to 6 | Sleeps 6 or more
kingtide | more than 5 seats | 6 or more seats
kingtide | less than 5 seats | Up to 4 seats
ironbark | bus with over 25 seats | Bus · 26 or more seats
kingtide | at least 5 seats | 5 or more seats
kingtide | 7 pax | 7 or more seats
kingtide | needs to fit 3 car seats across the back | 5 or more seats
kingtide | V8s | 8 cylinders
kingtide | 300hp awd | AWD
ironbark | semi prime mover over 500hp | Prime Mover
hollis | 200w solar van | Solar · Caravan
hollis | 2 x 100ah lithium | Lithium Battery
hollis | ball weight under 200kg | “”
hollis | gross weight under 2800 | ATM up to 2,800 kg
hollis | weighs less than 2 tonne | ATM up to 2,000 kg
hollis | lotus trooper 19 | Lotus · Trooper · 19
hollis | 19 foot van with club lounge | 19 ft long · Caravan · Club Lounge
hollis | wind up camper | Camper Trailer
hollis | van life campervan | Campervan
corella | big bore adventure bike over 900cc | Adventure · 900 cc or more
ironbark | flat top truck | Tray
ironbark | furniture truck with tailgate lifter | Pantech · Tail Lift
kingtide | hr v vti | HR-V · VTi
kingtide | 330e | 330e
kingtide | glc 350e | GLC350e
kingtide | isuzu dmx | Isuzu · D-Max
kingtide | subaru frstr | Subaru · Forester
kingtide | not a ute or a van, diesel | Not Ute · Not Van · Diesel
kingtide | neither white nor black | Not White · Not Black
kingtide | anything bar a holden | Not Holden
kingtide | sick of diesel, want a hybrid | Not Diesel · Hybrid
kingtide | hatch no cvt | Hatch
kingtide | ev charger included electric hatch | Electric · Hatch
kingtide | ev with good range | Electric
kingtide | weekend toy convertible | Convertible
kingtide | what have you got in the way of small automatics | Automatic
kingtide | hey siri find me a blue mazda cx 30 | Blue · Mazda · CX-30
kingtide | 4x4, not fussed on colour, manual ok | 4WD · Manual
kingtide | Is this the place with the red mustang gt? | Red · Mustang · GT
kingtide | proud new parents after a wagon | Wagon
kingtide | hilux with new tyres and new clutch | HiLux
kingtide | nothing to carry, just a sharp little hatch | Hatch
kingtide | car for karen, certain she wants a suv | SUV
kingtide | 2022 Hyundai Tucson NX4.V2 Elite | 2022 · Hyundai · Tucson · Elite
kingtide | 2021 Hyundai Venue QX.V4 Active Auto MY21 | 2021 · Hyundai · Venue · Active · Automatic
kingtide | Used 2021 Kia Stonic Sport YB MY21 White 6 Speed Automatic | Used · 2021 · Kia · Stonic · Sport · White · Automatic
corella | px mk2 ranger | Ural Ranger
`;
