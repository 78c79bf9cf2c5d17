/** Queries for caravans, motorcycles and trucks, written by hand. `lines.ts` says how a line is read. */
export const OTHERS = `
hollis | caravan | Caravan
hollis | caravans | Caravan
hollis | used caravans under 60k | Used · Caravan · Under $60,000
hollis | jayco | Jayco
hollis | jayco journey | Jayco · Journey
hollis | jayco journey outback | Jayco · Journey · Outback
hollis | jayco caravan with bunks | Jayco · Caravan · Bunks
hollis | pop top | Pop Top
hollis | poptop jayco | Pop Top · Jayco
hollis | expanda | Expanda
hollis | camper trailer | Camper Trailer
hollis | jayco swan camper | Jayco · Swan · Camper Trailer
hollis | camper trailers under 20k | Camper Trailer · Under $20,000
hollis | motorhome | Motorhome
hollis | motorhomes under 150k | Motorhome · Under $150,000
hollis | campervan hiace | Campervan · HiAce
hollis | hybrid | Hybrid
hollis | hybrid caravan off road | Hybrid · Off-road
hollis | 4 berth | Sleeps 4 or more
hollis | 6 berth caravan | Sleeps 6 or more · Caravan
hollis | sleeps 5 | Sleeps 5 or more
hollis | sleeps 2 ensuite | Sleeps 2 or more · Ensuite
hollis | family caravan bunks | Sleeps 4 or more · Caravan · Bunks
hollis | bunk van | Bunks · Caravan
hollis | triple bunks | Bunks
hollis | couples van with ensuite | Caravan · Ensuite
hollis | single axle | Single axle
hollis | tandem axle under 2500kg | Tandem axle · ATM up to 2,500 kg
hollis | atm under 3000 | ATM up to 3,000 kg
hollis | under 3.5t atm | ATM up to 3,500 kg
hollis | tare 2000kg max | Tare up to 2,000 kg
hollis | light caravan under 1800kg | Caravan · ATM up to 1,800 kg
hollis | 18 foot caravan | 18 ft long · Caravan
hollis | 20ft | 20 ft long
hollis | avan aspire | Avan · Aspire
hollis | new age manta ray | New Age · Manta Ray
hollis | lotus off grid | Lotus · Off Grid
hollis | sunliner | Sunliner
hollis | track trailer t4 | Track Trailer · T4
hollis | all terrain | All-Terrain
hollis | offroad | Off-road
hollis | with solar and awning | Solar · Awning
hollis | new jayco starcraft 18.57-4 bunk | New · Jayco · Starcraft · 18.57-4 · Bunks
hollis | demo caravan | Demo · Caravan
hollis | toowoomba | Hollis Road Toowoomba
hollis | burpengary caravans | @burpengary · Caravan
hollis | caravan near gympie | Caravan · @gympie
hollis | under 40k over 60k | Under $40,000 · struck: Over $60,000
hollis | caravn | Caravan
hollis | jacyo | Jayco
hollis | cheap pop top | Price, low first · Pop Top
corella | lams | LAMS approved
corella | lams approved under 10k | LAMS approved · Under $10,000
corella | learner legal honda | LAMS approved · Honda
corella | yamaha mt-07 | Yamaha · MT-07
corella | mt07 | MT-07
corella | mt09 sp | MT-09 · SP
corella | r3 | YZF-R3
corella | ninja 400 | Ninja 400
corella | kawasaki ninja | Kawasaki · Ninja 400 or Ninja ZX-6R
corella | z900 or mt-09 | Kawasaki Z900 or Yamaha MT-09
corella | africa twin | CRF1100L Africa Twin
corella | honda rebel 500 | Honda · Rebel 500
corella | cb500x | CB500X
corella | royal enfield classic 350 | Royal Enfield · Classic 350
corella | himalayan | Himalayan
corella | ktm 390 duke | KTM · 390 Duke
corella | ktm 890 adventure | KTM · 890 Adventure
corella | bmw r1250gs | BMW · R 1250 GS
corella | bmw r 1250 gs | BMW · R 1250 GS
corella | triumph street triple | Triumph · Street Triple
corella | triumph bonneville | Triumph · Bonneville T120
corella | harley | Harley-Davidson
corella | harley davidson road glide | Harley-Davidson · Road Glide
corella | vespa | Vespa
corella | vespa primavera | Vespa · Primavera
corella | scooter | Scooter
corella | scooters under 5k | Scooter · Under $5,000
corella | adventure bike | Adventure
corella | naked bike | Naked
corella | sports bike | Sport
corella | sport bike under 15000 | Sport · Under $15,000
corella | cruiser | Cruiser
corella | dirt bike | Off Road
corella | 650cc | 650 cc
corella | 300cc lams | 300 cc · LAMS approved
corella | under 500cc | Up to 500 cc
corella | over 1000cc | Over 1,000 cc
corella | 600 cc or more | 600 cc or more
corella | used bikes low kms | Used · Under 50,000 km
corella | black naked bike | Black · Naked
corella | tenere 700 | Ténéré 700
corella | kawaski z900 | Kawasaki · Z900
corella | yamha | Yamaha
corella | perth | @perth
corella | wa | @WA
corella | 2022 or newer adventure | 2022 or newer · Adventure
corella | electric | Electric
ironbark | tipper | Tipper
ironbark | tip truck | Tipper
ironbark | pantech | Pantech
ironbark | pantech with tail lift | Pantech · Tail Lift
ironbark | curtainsider 10 pallet | Curtainsider · 10 pallets
ironbark | prime mover | Prime Mover
ironbark | tray truck | Tray
ironbark | tray top auto | Tray · Automatic
ironbark | service body | Service Body
ironbark | bus | Bus
ironbark | refrigerated truck | Refrigerated
ironbark | car licence | Car licence
ironbark | trucks on a car licence | Car licence
ironbark | lr | LR licence
ironbark | mr licence | MR licence
ironbark | hr tipper | HR licence · Tipper
ironbark | medium rigid | MR licence
ironbark | 6x4 | 6x4
ironbark | 4x4 truck | 4x4
ironbark | isuzu npr | Isuzu · NPR 75-190, NPR 65-190 or NPR 45-155
ironbark | isuzu nlr 45-150 | Isuzu · NLR 45-150
ironbark | hino 300 | Hino · 300 617, 300 616 or 300 721 Hybrid
ironbark | fuso canter 515 | Fuso · Canter 515
ironbark | canter | Canter 515, Canter 918 or Canter 615
ironbark | ecanter | eCanter
ironbark | iveco daily | Iveco · Daily 50C or Daily 70C
ironbark | volvo fh | Volvo · FH
ironbark | ud quon | UD · Quon
ironbark | payload over 3 tonne | Payload 3,000 kg or more
ironbark | 4 tonne payload | Payload 4,000 kg or more
ironbark | gvm 4500kg | GVM up to 4,500 kg
ironbark | 4.5t gvm | GVM up to 4,500 kg
ironbark | gvm up to 8t | GVM up to 8,000 kg
ironbark | crew cab tray | Dual cab · Tray
ironbark | used tipper under 100k | Used · Tipper · Under $100,000
ironbark | automatic pantech mr | Automatic · Pantech · MR licence
ironbark | electric truck | Electric
ironbark | sleeper cab | Sleeper Cab
ironbark | new isuzu tipper | New · Isuzu · Tipper
ironbark | under 200,000 km | Under 200,000 km
ironbark | pantec | Pantech
ironbark | diesel manual tipper 2018+ | Diesel · Manual · Tipper · 2018 or newer
everything | bmw motorbike | BMW · Motorcycles
everything | swift | Suzuki Swift
everything | isuzu truck | Isuzu · Trucks
everything | caravan under 50k | Caravan · Under $50,000
`;
