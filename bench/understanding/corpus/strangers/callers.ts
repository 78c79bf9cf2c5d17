/**
 * Queries written before the reader was tried with them, on all eight demo sites: of 218 it read 139 to the letter and
 * 198 as a shopper means them. Six that it still mistakes or that mean nothing are left out.
 */
export const CALLERS = `
kingtide | reliable hatch under 15 grand | Hatch · Under $15,000
kingtide | forester hybrid s | Subaru Forester · Hybrid · S
kingtide | suv 17,5k max | SUV · Under $17,500
kingtide | hilux or van | HiLux or Van
kingtide | red sports | Red · Coupe or Convertible
kingtide | mazda cx-tree | Mazda · CX-3
kingtide | subaru wrks | Subaru · WRX
kingtide | jolion premum | Haval Jolion · Premium
kingtide | anything under ten thousand dollars | Under $10,000
kingtide | cheap little runabout for uni | Price, low first
kingtide | car for my daughter, first car, auto, under $14,000 | First car · Automatic · Under $14,000
kingtide | rav 4 hybrid cruiser awd 2022 | RAV4 · Hybrid · Cruiser · AWD · 2022
kingtide | toyota rav4 gxl hybrid 2021 white under 60 thousand kilometres | Toyota · RAV4 · GXL · Hybrid · 2021 · White · Under 60,000 km
kingtide | mazda cx5 maxx sport, not red, less than 80000kms | Mazda · CX-5 · Maxx Sport · Not Red · Under 80,000 km
kingtide | ford ranger wildtrack bi turbo | Ford · Ranger · Wildtrak
kingtide | mitsubshi triten | Mitsubishi · Triton
kingtide | hyundia tuscon elite | Hyundai · Tucson · Elite
kingtide | nissan xtrail ti 7 seater | Nissan · X-Trail · Ti · 7 or more seats
kingtide | volkswagon tigwan | Volkswagen · Tiguan
kingtide | izuzu d max xterrain | Isuzu · D-Max · X-Terrain
kingtide | landcrusier prado kakado | LandCruiser Prado · Kakadu
kingtide | holden comodore v8 ss wagon | Holden · Commodore · 8 cylinders · SS · Wagon
kingtide | i want a seven seater with a big boot for three kids and a dog | 7 or more seats
kingtide | looking for a diesel four wheel drive that can tow three and a half tonne | Diesel · 4WD · Tows 3,500 kg or more
kingtide | hey google show me automatic suvs under thirty five thousand dollars near southport | Automatic · SUV · Under $35,000 · @Southport QLD 4215, 50 km
kingtide | what can i get for two hundred bucks a week | Up to $200 a week
kingtide | 90 to 110 per week hatch or sedan | $90 to $110 a week · Hatch or Sedan
kingtide | suv no more than $150 p/w | SUV · Up to $150 a week
kingtide | $400 a fortnight ute | Up to $200 a week · Ute
kingtide | $650 per month suv | Up to $150 a week · SUV
kingtide | under 25k drive away no more to pay | Under $25,000
kingtide | 20 to 25 thousand suv petrol | $20,000 to $25,000 · SUV · Petrol
kingtide | 20-25k hybrid | $20,000 to $25,000 · Hybrid
kingtide | between 30 and 40 thousand, low ks, mazda | $30,000 to $40,000 · Under 50,000 km · Mazda
kingtide | camry or accord | Toyota Camry or Honda Accord
kingtide | mazda 3 or corolla or i30 under 22k | Mazda3, Toyota Corolla or Hyundai i30 · Under $22,000
kingtide | no toyotas | Not Toyota
kingtide | anything but a cvt | “”
kingtide | suv but not a kia or hyundai | SUV · Not Kia · Not Hyundai
kingtide | ute without a canopy | Ute · Without Canopy
kingtide | sunroof + leather + heated seats suv | Sunroof · Leather Seats · Heated Seats · SUV
kingtide | wireless carplay suv 2023+ | Apple CarPlay · SUV · 2023 or newer
kingtide | 360 camera and blind spot | 360 Camera · Blind Spot Monitor
kingtide | suv with 3rd row | SUV · 7 or more seats
kingtide | black on black suv | Black · SUV
kingtide | manual hot hatch | Manual · Hatch
kingtide | v6 dual cab 4x4 auto tow bar | 6 cylinders · Dual cab · 4WD · Automatic · Tow Bar
kingtide | n70 hilux | HiLux
kingtide | sr5 hilux 2016-2019 <120k km | SR5 · HiLux · 2016 to 2019 · Under 120,000 km
kingtide | Ranger XLT 3.2 manual | Ford Ranger · XLT · 3.2 L · Manual
kingtide | 2.0 litre turbo petrol suv | 2.0 L · Petrol · SUV
kingtide | low fuel use under 5 litres per hundred | Uses up to 6 L/100 km · Uses up to 5 L/100 km
kingtide | ev under 40k with 400km range | Electric · Under $40,000 · struck: Range 400 km or more
kingtide | tesler model why | Tesla · Model Y
kingtide | byd shark | BYD · Shark 6
kingtide | b y d atto three | BYD · Atto 3
kingtide | em gee zs | MG · ZS
kingtide | kia sportage gt line 2022 onwards diesel | Kia · Sportage · GT-Line · 2022 or newer · Diesel
kingtide | carnival platinum 8 seats | Carnival · Platinum · 8 or more seats
kingtide | people mover under 35k | People Mover · Under $35,000
kingtide | van high roof diesel auto | Van · Diesel · Automatic
kingtide | hiace or transit | Toyota HiAce or Ford Transit
kingtide | tradie ute with toolbox and ladder rack | Ute · Tool Box · Roof Racks
kingtide | cars for under $5000 | Under $5,000
kingtide | cheapest automatic | Price, low first · Automatic
kingtide | newest mazda | Year, newest first · Mazda
kingtide | most expensive car | Price, high first
kingtide | lowest km corolla | Kilometres, low first · Corolla
kingtide | one owner full service history camry | One Owner · Camry
kingtide | uber car | “”
kingtide | mum car | “”
kingtide | dads weekend car convertible | Convertible
kingtide | mx5 | MX-5
kingtide | miata manual | MX-5 · Manual
kingtide | mustang gt v8 manual red | Mustang · GT · 8 cylinders · Manual · Red
kingtide | jimmy 4x4 | Jimny · 4WD
kingtide | Used 2020 Toyota Corolla Ascent Sport Hybrid Auto | Used · 2020 · Toyota · Corolla · Ascent Sport · Hybrid · Automatic
kingtide | 2019 Hyundai i30 Active MY19 | 2019 · Hyundai · i30 · Active
kingtide | corolla burleigh | Corolla · @Burleigh Heads
kingtide | cars near surfers paradise within 20km | @Within 20 km of Surfers Paradise QLD 4217
kingtide | suv goldcoast | SUV · @Gold Coast QLD 4210, 50 km
kingtide | suv in brissy | SUV · @Brisbane QLD 4000, 50 km
kingtide | postcode 4217 ute | @Surfers Paradise QLD 4217, 50 km · Ute
kingtide | do you have any white utes in stock | White · Ute · In stock
kingtide | just arrived | Newest first
kingtide | finance approved cars $0 deposit | “”
kingtide | bad credit car loan ute | Ute
kingtide | trade in my falcon for a ranger | Ford Ranger
kingtide | swap my corolla for a rav4 | RAV4
kingtide | corolla boot space | Corolla
kingtide | is the cx5 a good car | CX-5
kingtide | family suv 5 star ancap | 5 or more seats · SUV
kingtide | toyotaa corola 2018 - 2020 | Toyota · Corolla · 2018 to 2020
kingtide | suv 2017 to 2020 under 100 000 km | SUV · 2017 to 2020 · Under 100,000 km
kingtide | wagon or suv, auto, 4 cyl, under 90,000ks, 15k-20k | Wagon or SUV · Automatic · 4 cylinders · Under 90,000 km · $15,000 to $20,000
kingtide | anything blue or green | Blue or Green
kingtide | silver grey or white sedan | Silver, Grey or White · Sedan
kingtide | 8 speed auto | Automatic
kingtide | rear wheel drive manual coupe | RWD · Manual · Coupe
kingtide | hatchback 5 door auto reverse camera | Hatch · 5 doors · Automatic · Reversing Camera
kingtide | ute that tows a caravan | Ute · Tows 2,500 kg or more
kingtide | max 12 grand, max 150 thousand k's | Under $12,000 · Under 150,000 km
kingtide | around 20k suv | $18,000 to $22,000 · SUV
kingtide | about $300 weekly | $270 to $330 a week
kingtide | 1 year old suv | 2026 or newer · SUV
kingtide | less than 5 years old under 50k kms | 2022 or newer · Under 50,000 km
kingtide | kluger grande hybrid awd 7seats | Kluger · Grande · Hybrid · AWD · 7 or more seats
kingtide | lc300 sahara zx | LandCruiser 300 · “sahara zx”
kingtide | patrol y62 ti-l | Nissan Patrol · Ti-L
kingtide | bmw x three | BMW · X3
kingtide | merc c 200 | Mercedes-Benz · C200
kingtide | a200 hatch | A200 · Hatch
kingtide | audi q five | Audi · Q5
kingtide | skoda octavia rs wagon | Skoda · Octavia · RS · Wagon
kingtide | polo under 15k low kms | Volkswagen Polo · Under $15,000 · Under 50,000 km
kingtide | asdfgh | “asdfgh”
kingtide | hello | “”
kingtide | CAR!!! CHEAP!!! | Price, low first
kingtide | suv $ | SUV
kingtide | prado under $60,000.00 | LandCruiser Prado · Under $60,000
kingtide | $25k-$30k, SUV, hybrid; no black; must have towbar | $25,000 to $30,000 · SUV · Hybrid · Not Black · Tow Bar
kingtide | I'm after a used Mazda CX-5 or similar, 2019 or newer, budget of about $28k | Used · Mazda · CX-5 · 2019 or newer · $25,200 to $30,800
kingtide | my budget is 18 | Under $18,000
kingtide | suv 15000-20000 dollars less than 100000 kilometers | SUV · $15,000 to $20,000 · Under 100,000 km
halden | new hilux sr5 drive away | New · HiLux · SR5
halden | demo tucson n line | Demo · Tucson · N Line
halden | demonstrators under 40k | Demo · Under $40,000
halden | ex demo mazda cx-30 | Demo · Mazda · CX-30
halden | run out i30 | i30
halden | runout 2025 plate tucson | 2025 · Tucson
halden | in stock now kluger hybrid | In stock · Kluger · Hybrid
halden | new cars with no wait | New
halden | castlehill utes | @Castle Hill · Ute
halden | paramatta suv | @Parramatta · SUV
halden | western sydney ute under $45k | @Sydney NSW 2000, 50 km · Ute · Under $45,000
halden | northern beaches ev | @Sydney Northern Beaches NSW 2084, 50 km · Electric
halden | suv under $800 a month | SUV · Up to $185 a week
halden | toyota or hyundai small suv auto | Toyota or Hyundai · SUV · Automatic
halden | certified used corolla | Certified · Used · Corolla
alderbank | cx 60 azami diesel | CX-60 · Azami · Diesel
alderbank | bt50 gt | BT-50 · GT
alderbank | mazda 3 g20 evolve | Mazda3 · G20 Evolve
alderbank | soul red cx-5 | Red · CX-5
alderbank | mazda 2 sedan or hatch | Mazda2 · Sedan or Hatch
alderbank | mx5 rf | MX-5 · “rf”
alderbank | new mazda under $35k springwood | New · Mazda · Under $35,000 · @Springwood
alderbank | cx80 7 seater | CX-80 · 7 or more seats
switchyard | cheap car western suburbs melbourne | Price, low first · @Melbourne VIC 3000, 50 km
switchyard | melb auto hatch | @Melbourne VIC 3000, 50 km · Automatic · Hatch
switchyard | rego'd car under 8k | Under $8,000
switchyard | car with rwc under 10k | Under $10,000
switchyard | vw golf wagon | Volkswagen · Golf · Wagon
switchyard | 4 wheel drive under 20k geelong | 4WD · Under $20,000 · @Geelong VIC 3220, 50 km
switchyard | p plate legal turbo | First car
switchyard | small suv for nan | SUV
hollis | van for family of six | Caravan · Sleeps 6 or more
hollis | pop top under 2000kg | Pop Top · ATM up to 2,000 kg
hollis | triple bunk van | Bunks · Caravan
hollis | full off road caravan with ensuite | Off-road · Caravan · Ensuite
hollis | jaco swan | Jayco · Swan
hollis | 21 foot family van bunks under 80k | 21 ft long · Sleeps 4 or more · Caravan · Bunks · Under $80,000
hollis | caravan i can tow with a rav4 | Caravan
hollis | caravan atm under 2.5 tonne | Caravan · ATM up to 2,500 kg
hollis | camper trailer or hybrid | Camper Trailer or Hybrid
hollis | island bed and solar caravan | Queen Bed · Solar · Caravan
hollis | motorhome that sleeps four on car licence | Motorhome · Sleeps 4 or more · Car licence
hollis | couples van 18 to 20 ft | Caravan · 18 ft to 20 ft long
hollis | toilet and shower | Ensuite
hollis | camper van hiace | Campervan · HiAce
hollis | light weight van under 1500 kg tare | Caravan · Tare up to 1,500 kg
hollis | dual axle caravan | Tandem axle · Caravan
hollis | used caravans brisbane | Used · Caravan · @Brisbane QLD 4000, 50 km
ironbark | tipper truck car licence | Tipper · Car licence
ironbark | 8 tonne tipper auto | GVM 7,200 kg to 8,800 kg · Tipper · Automatic
ironbark | isuzu npr pantec tailgate loader | Isuzu · NPR 75-190, NPR 65-190 or NPR 45-155 · Pantech · Tail Lift
ironbark | 12 pallet curtain sider | 12 pallets · Curtainsider
ironbark | hino 500 fridge truck | Hino · 500 FE 1426, 500 FM 2632 or 500 FC 1124 · Refrigerated
ironbark | prime mover 550hp | Prime Mover
ironbark | kenworth t610 sleeper under 400k | Kenworth · T610 · Sleeper Cab · Under $400,000
ironbark | 25 seater bus | 25 or more seats · Bus
ironbark | fuso canter crew cab | Fuso · Canter 515, Canter 918 or Canter 615 · Dual cab
ironbark | mr licence pantech under 90 grand | MR licence · Pantech · Under $90,000
ironbark | truck under 500000 kms | Under 500,000 km
ironbark | 10 foot tray | 10 ft long · Tray
corella | learner legal cruiser | LAMS approved · Cruiser
corella | lams bike under 8k | LAMS approved · Under $8,000
corella | ninja 400 or r3 | Kawasaki Ninja 400 or Yamaha YZF-R3
corella | harley fatboy low ks | Harley-Davidson · Fat Boy · Under 50,000 km
corella | 300cc scooter | 300 cc · Scooter
corella | postie bike | CT110
corella | adventure bike under 200kg | Adventure · Under 200 kg
corella | dirt bike for kids | Off Road
corella | africa twin dct | CRF1100L Africa Twin · Automatic
corella | 1000cc sports bike | 1,000 cc · Sport
corella | vespa under 150cc white | Vespa · Up to 150 cc · White
corella | triumph bonnie | Triumph · Bonneville T120
corella | bike with panniers and abs | Panniers · ABS
corella | royal enfeild himalyan | Royal Enfield · Himalayan
corella | naked bike 600-900cc | Naked · 600 cc to 900 cc
corella | electric scooter | Electric · Scooter
everything | ute or motorbike under 20k | Ute or Motorcycles · Under $20,000
everything | caravan and a ute | Caravan or Ute
everything | truck under 100k | Trucks · Under $100,000
everything | canberra suv | @Canberra ACT 2600, 50 km · SUV
`;
