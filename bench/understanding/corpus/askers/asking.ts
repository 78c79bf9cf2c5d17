/** The rest of the stranger's queries, and sister queries of the kinds of which one was mistaken. */
export const ASKING = `
kingtide | sub 100k kms | Under 100,000 km
kingtide | no more than 80 000 on the clock | Under 80,000 km
kingtide | less than 5 years old under 60k kms | 2022 or newer · Under 60,000 km
kingtide | up to 7 years old | 2020 or newer
kingtide | not older than 2017 | 2017 or newer
kingtide | 2015+ | 2015 or newer
kingtide | 2015 onward diesel wagon | 2015 or newer · Diesel · Wagon
kingtide | post 2018 | 2019 or newer
kingtide | anything from the 90s | 1990 to 1999
kingtide | cars made after 2019 | 2020 or newer
kingtide | last 2 years model | 2025 or newer
kingtide | one owner full service history | One Owner
kingtide | log books one owner low kms | One Owner · Under 50,000 km
kingtide | ex demo suv | Demo · SUV
kingtide | ex government | “”
kingtide | ex fleet camry hybrid | Camry · Hybrid
kingtide | runout deals | “”
kingtide | any specials on | “”
kingtide | cars on sale this week | “”
kingtide | drive away no more to pay | “”
kingtide | $99 per week | Up to $99 a week
kingtide | under 100 bucks a week | Up to $100 a week
kingtide | repayments about $120 weekly | $108 to $132 a week
kingtide | can i get something for 400 a month | Up to $92 a week
kingtide | no manual please | Not Manual
kingtide | not a hybrid | Not Hybrid
kingtide | suv but not a nissan | SUV · Not Nissan
kingtide | anything except white | Not White
kingtide | no chinese cars | Not Chinese makes
kingtide | no cvt auto suv | Automatic · SUV
kingtide | european wagon diesel | European makes · Wagon · Diesel
kingtide | japanese suv under 30000 | Japanese makes · SUV · Under $30,000
kingtide | german luxury sedan | German makes · Sedan
kingtide | korean 7 seater | Korean makes · 7 or more seats
kingtide | apple carplay and heated seats | Apple CarPlay · Heated Seats
kingtide | android auto reverse cam blind spot | Android Auto · Reversing Camera · Blind Spot Monitor
kingtide | leather sunroof 360 camera | Leather Seats · Sunroof · 360 Camera
kingtide | cruise control and bluetooth cheap | Cruise Control · Bluetooth · Price, low first
kingtide | adaptive cruise under 25k | Adaptive Cruise Control · Under $25,000
kingtide | electric tailgate | Power Tailgate
kingtide | head up display | Head-Up Display
kingtide | push button start | Keyless Start
kingtide | panoramic roof suv | Sunroof · SUV
kingtide | canopy and drawers | Canopy · “drawers”
kingtide | hard lid ranger | Ranger · Tonneau Cover
kingtide | roof racks and towbar | Roof Racks · Tow Bar
kingtide | utes in townsville | Ute · @Townsville
kingtide | cars near me under 10k | struck: Near me · Under $10,000
kingtide | suv near southport | SUV · @Southport
kingtide | any cars at your brisbane yard | @Brisbane
kingtide | nsw only | @NSW
kingtide | cx 5 qld | CX-5 · @QLD
kingtide | u1023 | “u1023”
kingtide | blue | Blue
kingtide | hatch | Hatch
kingtide | 7 seats | 7 or more seats
kingtide | bargain | “”
kingtide | wagons | Wagon
kingtide | toyotas | Toyota
kingtide | 4 wheel drive | 4WD
kingtide | rear wheel drive manual | RWD · Manual
kingtide | fleet pricing on 10 rav4 hybrids | RAV4 · Hybrid
kingtide | abn holder wants ute instant asset write off | Ute
kingtide | 3 x corolla hybrid for staff | Corolla · Hybrid
kingtide | novated lease ev under 60k | Electric · Under $60,000
kingtide | company car hybrid sedan | Hybrid · Sedan
kingtide | uber approved hybrid | Hybrid
kingtide | car for uber eats cheap on petrol | Uses up to 6 L/100 km
kingtide | best car for towing a jetski | Tows 2,500 kg or more
kingtide | suv that fits 3 car seats across | SUV · 5 or more seats
kingtide | dog friendly wagon | Wagon
kingtide | car for tall driver | “”
kingtide | surf wagon cheap | Wagon · Price, low first
kingtide | camping 4wd with rooftop tent | 4WD · Rooftop Tent
kingtide | i like the mazda cx30 what else is similar | Mazda · CX-30
kingtide | compare rav4 and cx5 | RAV4 or CX-5
kingtide | rav4 vs forester | RAV4 or Forester
kingtide | is the ranger better than the hilux | Ranger or HiLux
kingtide | thanks | “”
halden | corolla hybrid in stock now | Corolla · Hybrid · In stock
halden | how long is the wait for a rav4 | RAV4
halden | new hilux sr5 price | New · HiLux · SR5
halden | demo yaris cross | Demo · Yaris Cross
halden | book a service | “”
halden | service centre hours | “”
halden | 79 series dual cab | LandCruiser 70 · Dual cab
halden | kluger or prado 7 seat | Kluger or LandCruiser Prado · 7 or more seats
hollis | 19ft van with ensuite and bunks | 19 ft long · Caravan · Ensuite · Bunks
hollis | caravan my prado can tow | Caravan
hollis | caravan under 2 tonne for kluger | Caravan · ATM up to 2,000 kg
hollis | pop top for garage 2.1m high | Pop Top
hollis | couples van under 60k | Caravan · Under $60,000
hollis | full off road van with lithium and solar | Off-road · Caravan · Lithium Battery · Solar
hollis | bunk van triple bunks | Bunks · Caravan
hollis | family van sleeps 5 | Sleeps 5 or more · Caravan
hollis | jayco starcraft | Jayco · Starcraft
hollis | single beds caravan | Twin Beds · Caravan
hollis | island bed single axle | Queen Bed · Single axle
hollis | motorhome drive on car licence | Motorhome · Car licence
hollis | cheapest caravan | Price, low first · Caravan
hollis | oldest van | Year, oldest first · Caravan
hollis | camper trailer forward fold | Camper Trailer
hollis | van with full height fridge and washing machine | Caravan · Fridge · Washing Machine
hollis | do you do consignment | “”
hollis | under 18 foot | Under 18 ft long
hollis | atm under 2500 with shower toilet | ATM up to 2,500 kg · Ensuite
ironbark | hino 300 tipper car licence | Hino · 300 617, 300 616 or 300 721 Hybrid · Tipper · Car licence
ironbark | 8 pallet pantech tailgate | 8 pallets · Pantech · Tail Lift
ironbark | mr truck with tray | MR licence · Tray
ironbark | isuzu npr tipper | Isuzu · NPR 75-190, NPR 65-190 or NPR 45-155 · Tipper
ironbark | fuso canter auto | Fuso · Canter 515, Canter 918 or Canter 615 · Automatic
ironbark | 6x4 prime mover 500hp | 6x4 · Prime Mover
ironbark | fridge truck under 100k | Refrigerated · Under $100,000
ironbark | crane truck | Crane
ironbark | 4x4 truck for camper | 4x4
ironbark | dual cab truck car license | Dual cab · Car licence
ironbark | 2 tonne truck auto | GVM 1,800 kg to 2,200 kg · Automatic
ironbark | newest truck | Year, newest first
corella | lams naked bike | LAMS approved · Naked
corella | learner legal under 8k | LAMS approved · Under $8,000
corella | adventure bike under 15000 | Adventure · Under $15,000
corella | mt07 lams | MT-07 · LAMS approved
corella | harley softail | Harley-Davidson · Softail
corella | cruiser for short rider low seat | Cruiser
corella | ninja 400 or cbr500 | Ninja 400
corella | sport bike red | Sport · Red
corella | tourer with panniers | Touring · Panniers
corella | oldest bike | Year, oldest first
corella | bike for beginner girl | LAMS approved
kingtide | car yard hours saturday | “”
kingtide | who do i talk to about a price | “”
kingtide | can you hold a car for me | “”
kingtide | where can i park | “”
kingtide | i want a ute but not white and not manual under 35 | Ute · Not White · Not Manual · Under $35,000
kingtide | yaris or jazz or swift auto | Yaris, Jazz or Swift · Automatic
ironbark | what is the cheapest tipper | Price, low first · Tipper
hollis | newest caravans first | Year, newest first · Caravan
corella | yzf600 | YZF600
corella | cbr500 | CBR500R
corella | crf300 | CRF300L
kingtide | oldest landcruiser you've got | Year, oldest first · LandCruiser Prado or LandCruiser 300
kingtide | oldest first under 10k | Year, oldest first · Under $10,000
kingtide | show me the newest cars first | Year, newest first
kingtide | newest vehicles under 40k | Year, newest first · Under $40,000
kingtide | sort by year please | Year, newest first
kingtide | car for my oldest | “”
kingtide | oldest daughter needs a hatch | Hatch
kingtide | oldest 2016 ute | 2016 or newer · Ute
kingtide | are you closed on good friday | “”
kingtide | what are your trading hours on saturday | “”
kingtide | whats your address | “”
kingtide | how do i get directions to you | “”
kingtide | do you sell on consignment | “”
kingtide | who should i speak with about finance | “”
kingtide | can i talk to someone about my loan | “”
kingtide | about a car i saw | “”
kingtide | more info please | “”
kingtide | is the price drive away no more to pay | “”
kingtide | less is more | “”
kingtide | toebar and canopy | Tow Bar · Canopy
kingtide | nissan nirvana dual cab | Nissan · Navara · Dual cab
kingtide | hun day tucson | Hyundai · Tucson
kingtide | kia or key a sportage | Kia · Sportage
kingtide | tri ton glx | Triton · GLX
kingtide | t rock r line | T-Roc · R-Line
kingtide | truck under 30k diesel | Ute · Under $30,000 · Diesel
kingtide | trucks with canopy | Ute · Canopy
kingtide | ute for slide on camper | Ute
kingtide | 4wd for a camper trailer | 4WD
kingtide | tow vehicle for a 3t caravan | Tows 3,000 kg or more
kingtide | tow car to pull 2200kg van | Tows 2,500 kg or more
kingtide | 4 camry hybrids for work | Camry · Hybrid · Work
kingtide | 6 ranger dual cabs | Ranger · Dual cab
kingtide | 2 rav4 hybrids one white | RAV4 · Hybrid · White
kingtide | under 3o000 | Under $30,000
kingtide | 1ok car | Under $10,000
kingtide | for like 20k | $18,000 to $22,000
kingtide | something like 12 grand | $10,800 to $13,200
kingtide | cars like new | 2024 or newer
kingtide | budget 30 thousands | Under $30,000
kingtide | 5 places auto | 5 or more seats · Automatic
kingtide | under 10 lakh automatic | Automatic
kingtide | i am looking for a honda | Honda
kingtide | jdm turbo manual | Japanese makes · Manual
kingtide | novice driver small auto | First car · Automatic
kingtide | sports coupe under 40k | Coupe · Under $40,000
kingtide | 2 door sports car | 2 doors · Coupe or Convertible
kingtide | lux rogue | HiLux · Rogue
kingtide | lux workmate 4x2 | HiLux · Workmate · 4x2
kingtide | h6 lux | Haval H6 · Lux
kingtide | landcruiser ute diesel | LandCruiser 70 · Diesel
kingtide | trading in my motorbike want a ute | Ute
kingtide | i have a caravan to trade in | “”
kingtide | 4wd for cape york | 4WD
kingtide | ute for fraser island trips | Ute
kingtide | van 2.5m high | Van
hollis | caravan under 2.6m high | Caravan
hollis | for 4 people sleeps 6 | Sleeps 6 or more
hollis | rear fold camper trailer | Camper Trailer
hollis | shower toilet island bed | Ensuite · Queen Bed
ironbark | truck with tailgate | Tail Lift
corella | beginner bike under 6k | LAMS approved · Under $6,000
corella | novice rider cruiser | LAMS approved · Cruiser
`;
