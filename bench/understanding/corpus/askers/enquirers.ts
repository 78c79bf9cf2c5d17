/**
 * The same stranger's second set, on what the first had not asked: of 121, written before they were tried and after the
 * first were mended, 99 were read as meant. Two misspelt models are left out; sister queries stand at the end.
 */
export const ENQUIRERS = `
kingtide | what's the cheapest thing you've got on four wheels | Price, low first
kingtide | do you have any cars under five grand | Under $5,000
kingtide | can i trade my falcon | “”
kingtide | will you price match | “”
kingtide | do you accept bitcoin | “”
kingtide | afterpay | “”
kingtide | is this still available | “”
kingtide | when do you open | “”
kingtide | are you open today | “”
kingtide | anzac day hours | “”
kingtide | parking at your yard | “”
kingtide | service department phone | “”
kingtide | spare parts | “”
kingtide | careers | “”
kingtide | jobs | “”
kingtide | privacy policy | “”
kingtide | complaints | “”
kingtide | reviews | “”
kingtide | dealer licence number | “”
kingtide | how much can i borrow | “”
kingtide | finance calculator | “”
kingtide | pre approval | “”
kingtide | extended warranty | “”
kingtide | roadside assistance | “”
kingtide | the oldest 4wd you have | Year, oldest first · 4WD
kingtide | most expensive ute | Price, high first · Ute
kingtide | least kms corolla | Kilometres, low first · Corolla
kingtide | newest suv under 30 | Year, newest first · SUV · Under $30,000
kingtide | best car for 10k | Under $10,000
kingtide | what can i get for 15 thousand | Under $15,000
kingtide | i have 22000 to spend | Under $22,000
kingtide | my budget is roughly 18k | $16,200 to $19,800
kingtide | nothing dearer than 25k | Under $25,000
kingtide | anything but a kia under 20 | Not Kia · Under $20,000
kingtide | automatic only please | Automatic
kingtide | must be auto | Automatic
kingtide | gotta have a towbar | Tow Bar
kingtide | needs to seat 8 | 8 or more seats
kingtide | 8 seats for a big mob | 8 or more seats
kingtide | car for 6 of us | 6 or more seats
kingtide | station wagon for two labradors | Wagon
kingtide | ute for the dog | Ute
kingtide | small run about for mum | “”
kingtide | car for my nan she's 82 | “”
kingtide | first set of wheels under 9k | Under $9,000
kingtide | shitbox | “”
kingtide | cheap and cheerful | Price, low first
kingtide | reliable old bomb | “”
kingtide | bush basher | “”
kingtide | paddock bomb ute | Ute
kingtide | work hack | Work
kingtide | daily driver manual hatch | Manual · Hatch
kingtide | school run suv | SUV
kingtide | soccer mum car | “”
kingtide | chick magnet | “”
kingtide | midlife crisis convertible | Convertible
kingtide | sunday driver | “”
kingtide | farm ute diesel manual | Ute · Diesel · Manual
kingtide | mine spec ute | Ute
kingtide | flat tray 4x4 | Ute · 4WD
kingtide | ute with ladder racks and a canopy | Ute · Roof Racks · Canopy
kingtide | toyoter hilux | Toyota · HiLux
kingtide | mitsubushi tritan | Mitsubishi · Triton
kingtide | hyunday kona | Hyundai · Kona
kingtide | niisan navarra | Nissan · Navara
kingtide | suzki swft | Suzuki · Swift
kingtide | subaroo forrester | Subaru · Forester
kingtide | crolla | Corolla
kingtide | wildtrack | Wildtrak
kingtide | pajaro sport | Pajero Sport
kingtide | x trial | X-Trail
kingtide | kluga | Kluger
kingtide | sportag | Sportage
kingtide | outllander | Outlander
kingtide | yaris corss | Yaris Cross
kingtide | 2 wd ute | 2WD · Ute
kingtide | 4 wheel drive diesal | 4WD · Diesel
kingtide | autmatic | Automatic
kingtide | blak suv | Black · SUV
kingtide | ford ranger 2.0 biturbo wildtrak 2021 | Ford · Ranger · 2.0 L · Wildtrak · 2021
kingtide | prado vx or kakadu | LandCruiser Prado · VX or Kakadu
kingtide | 2019 or 2020 cx-9 | 2019 or 2020 · CX-9
kingtide | camry hybrid 2018 up under 28k | Camry · Hybrid · 2018 or newer · Under $28,000
kingtide | suv 2020+ <60000km | SUV · 2020 or newer · Under 60,000 km
kingtide | <$20k >2015 auto | Under $20,000 · 2015 or newer · Automatic
kingtide | golf/polo auto | Golf or Polo · Automatic
kingtide | white, silver or grey cx-5 | White, Silver or Grey · CX-5
kingtide | petrol not hybrid rav4 | Petrol · Not Hybrid · RAV4
kingtide | no utes | Not Ute
kingtide | not interested in electric | Not Electric
kingtide | hybrid suv with carplay and sunroof under 45k | Hybrid · SUV · Apple CarPlay · Sunroof · Under $45,000
kingtide | heated seats leather sunroof 7 seats | Heated Seats · Leather Seats · Sunroof · 7 or more seats
kingtide | family friendly suv with isofix | 5 or more seats · SUV · “isofix”
kingtide | bmw under 40 grand | BMW · Under $40,000
kingtide | something german under 30k | German makes · Under $30,000
kingtide | ev under 35k with low kms | Electric · Under $35,000 · Under 50,000 km
kingtide | second hand tesla | Used · Tesla
kingtide | byd or mg or gwm | BYD, MG or GWM
kingtide | suvs around brisbane | SUV · @Brisbane
kingtide | ute within 20km of southport | Ute · @Southport
hollis | van for two with island bed and ensuite | Caravan · Sleeps 2 or more · Queen Bed · Ensuite
hollis | bunkhouse for 3 kids | Bunks · Sleeps 5 or more
hollis | light weight pop top under 1500kg | Pop Top · ATM up to 1,500 kg
hollis | off grid hybrid caravan | Off Grid · Hybrid
hollis | 17 foot single axle van under 40k | 17 ft long · Single axle · Caravan · Under $40,000
hollis | do you do trade ins on old vans | “”
hollis | do you hire caravans | Caravan
hollis | can my triton tow this | “”
ironbark | tipper under 4.5t gvm car licence | Tipper · GVM up to 4,500 kg · Car licence
ironbark | 14 pallet curtainsider hr | 14 pallets · Curtainsider · HR licence
ironbark | isuzu or hino tray truck under 60k | Isuzu or Hino · Tray · Under $60,000
ironbark | auto pantech with tail lift | Automatic · Pantech · Tail Lift
ironbark | oldest truck | Year, oldest first
corella | cheap lams cruiser | Price, low first · LAMS approved · Cruiser
corella | first bike for short girl | LAMS approved
corella | kwaka ninja lams | Kawasaki · Ninja 400 or Ninja ZX-6R · LAMS approved
corella | sports tourer under 15k | Sport or Touring · Under $15,000
corella | harley under 20 grand low kms | Harley-Davidson · Under $20,000 · Under 50,000 km
corella | scooter for the city | Scooter
kingtide | can you seat 9 | 9 or more seats
kingtide | suv to seat 7 under 30k | 7 or more seats · SUV · Under $30,000
kingtide | wagon for 7 of us | Wagon · 7 or more seats
kingtide | do you guys take trade ins on motorbikes | “”
kingtide | trade in on boats | “”
kingtide | christmas hours | “”
kingtide | refund policy | “”
kingtide | spare parts for hilux | HiLux
kingtide | suv for our kelpie | SUV
hollis | bunk house sleeps 6 | Bunks · Sleeps 6 or more
`;
