/**
 * Queries of twenty kinds of people, from a tradie to somebody who pastes an advert's title, written before any was
 * tried, that the reader mistook and now reads; and behind them sisters of their kinds, written after the mending.
 */
export const TOWNSFOLK = `
kingtide | high seating position suv for my bad hip | SUV
kingtide | novated lease electric under lct threshold | Electric
kingtide | toyota car less kilometer | Toyota · Under 50,000 km
kingtide | need car urgent for work under 8 thousand dollar | Under $8,000
kingtide | 1gd hilux n80 sr5 | HiLux · SR5
kingtide | 2jz sedan | Sedan
kingtide | shooting brake | Wagon
kingtide | crd turbo diesel 4x4 suv 7 seats | Diesel · 4WD · SUV · 7 or more seats
kingtide | dont show me utes | Not Ute
kingtide | 2018 Ford Ranger PX MkII Wildtrak Utility Double Cab 4dr Spts Auto 6sp 4x4 3.2DT | 2018 · Ford · Ranger · Wildtrak · Ute · Dual cab · 4 doors · Automatic · 4WD · 3.2 L · Diesel
kingtide | electric window sedan | Sedan
kingtide | something sporty | Coupe or Convertible
kingtide | manual windows | “”
kingtide | automatic lights and wipers sedan | Sedan
halden | skoda octavia rs combi | Skoda · Octavia · RS · Wagon
halden | nsw rego'd suv 5 seater diesel | SUV · 5 or more seats · Diesel
switchyard | month to month car for 3 months | “”
everything | scooter for learner | Scooter · LAMS approved
hollis | family van sleeps six with rear door and bunks | Sleeps 6 or more · Caravan · Bunks
hollis | gvm under 4.5t motorhome diesel | GVM up to 4,500 kg · Motorhome · Diesel
ironbark | fridge truck mr licence under 150 | Refrigerated · MR licence · Under $150,000
ironbark | pantech with tuck away lifter | Pantech · Tail Lift
corella | two stroke dirt bike | Off Road
kingtide | single mum needs safe automatic wagon under 200 a week | Automatic · Wagon · Up to $200 a week
kingtide | rear air vents suv | SUV
kingtide | no more than 2 owners | “”
kingtide | i need the car for 5 peoples | 5 or more seats
kingtide | car with 7 sit | 7 or more seats
kingtide | 2022 Isuzu D-MAX RG MY22 X-TERRAIN Utility Crew Cab 4dr Spts Auto 6sp 4x4 3.0DT | 2022 · Isuzu · D-Max · X-Terrain · Ute · Dual cab · 4 doors · Automatic · 4WD · 3.0 L · Diesel
kingtide | 2017 Toyota Corolla ZRE182R Ascent Sport Hatchback 5dr S-CVT 7sp 1.8i | 2017 · Toyota · Corolla · Ascent Sport · Hatch · 5 doors · Automatic · 1.8 L
kingtide | what's my car worth | “”
ironbark | truck i can drive without a truck licence | Car licence
corella | my first motorbike under 7k | LAMS approved · Under $7,000
kingtide | audi rs q8 | Audi · RS Q8
kingtide | octavia rs 5 door | Octavia · RS · 5 doors
kingtide | mazda six | Mazda · 6
kingtide | toyota two doors | Toyota · 2 doors
kingtide | white x3 | White · BMW X3
kingtide | hiace or x3 | Toyota HiAce or BMW X3
kingtide | sporty | Coupe or Convertible
kingtide | sporty swift | Suzuki Swift
kingtide | sporty hatch | Hatch
kingtide | hide utes | Not Ute
kingtide | skip diesel | Not Diesel
kingtide | power mirrors hatch | Hatch
kingtide | manual wipers | “”
kingtide | electric sunroof suv | Sunroof · SUV
kingtide | 1gd-ftv hilux | HiLux
kingtide | 6 months old | “”
kingtide | rav4 1.8i | RAV4 · 1.8 L
kingtide | ranger 3.2dt | Ford Ranger · 3.2 L · Diesel
corella | crf 300 | CRF300L
corella | himalayan 411 | Himalayan · 411 cc
hollis | toowoomba or burpengary | Hollis Road Toowoomba or Burpengary
hollis | gvm 4500 | GVM up to 4,500 kg
hollis | under 90 | Under $90,000
hollis | 3 solar panels | Solar
ironbark | over 150 under 250 | Over $150,000 · Under $250,000
ironbark | tuckaway lifter pantech | Tail Lift · Pantech
everything | motorbike for my learners | Motorcycles · LAMS approved
`;
