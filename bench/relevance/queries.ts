/**
 * What shoppers type, and what they want by it. A line is `typed | must | should`: whoever looks for `must` wants
 * nothing else, and of these rather what is `should`, too. Conditions are `field=value` (any of `a/b`), `field<=figure`
 * and `field>=figure`, fields being those of the index; `has=` is a feature.
 *
 * The rule of the grades: a car for sale that meets every condition is worth 3; one that meets all of `must` and not
 * all of `should` 1; one that is sold a grade less; any other 0.
 */
export const BY_HAND = `
mazda cx-5 | make=Mazda model=CX-5 |
mazda cx5 | make=Mazda model=CX-5 |
cx5 2020 | model=CX-5 | year=2020
2020 mazda cx5 | make=Mazda model=CX-5 | year=2020
mazda cx-5 under $35,000 | model=CX-5 price<=35000 |
used cars | car_type=used |
new cars | car_type=new |
demo cars | car_type=demo |
electric cars | simple_fuel=Electric |
ev | simple_fuel=Electric |
hybrid | simple_fuel=Hybrid |
hybrid suv | simple_fuel=Hybrid simple_body=SUV |
diesel ute | simple_fuel=Diesel simple_body=Ute |
automatic suv under 30k | simple_transmission=Automatic simple_body=SUV price<=30000 |
automatic hatch | simple_transmission=Automatic simple_body=Hatch |
manual ute | simple_transmission=Manual simple_body=Ute |
manual hatchback | simple_transmission=Manual simple_body=Hatch |
suv under 40k | simple_body=SUV price<=40000 |
suv under $25000 | simple_body=SUV price<=25000 |
20-25k hatch | simple_body=Hatch price>=20000 price<=25000 |
$15,000 max | price<=15000 |
under 20k | price<=20000 |
under 100,000 km | km<=100000 |
suv under 60000 km | simple_body=SUV km<=60000 |
7 seater | seats>=7 |
7 seater suv | seats>=7 simple_body=SUV |
seven seater | seats>=7 |
toyota hilux | make=Toyota model=HiLux |
toyota hilux 4x4 dual cab | model=HiLux | drive=4WD
hilux sr5 auto diesel | model=HiLux simple_transmission=Automatic simple_fuel=Diesel | badge~SR5
hilux sr5 | model=HiLux | badge~SR5
ford ranger | make=Ford model=Ranger |
ford ranger wildtrak | model=Ranger | badge~Wildtrak
white ranger | model=Ranger colour~White |
ranger under 50k | model=Ranger price<=50000 |
prado under 60k | model~Prado price<=60000 |
landcruiser | model~LandCruiser |
land cruiser | model~LandCruiser |
rav4 | model=RAV4 |
hybrid rav4 | model=RAV4 simple_fuel=Hybrid |
hybrid rav4 awd | model=RAV4 simple_fuel=Hybrid | drive=AWD
toyota corolla | model=Corolla |
corolla hatch | model=Corolla simple_body=Hatch |
camry hybrid | model=Camry simple_fuel=Hybrid |
i30 | model=i30 |
i30 n | model=i30 | badge~N
hyundai tucson | model=Tucson |
hundai tuscon | model=Tucson |
kia sportage | model=Sportage |
kia sportage gt-line | model=Sportage | badge~GT
kia cerato | model=Cerato |
kia seltos | model=Seltos |
carnival 8 seats | model=Carnival | seats>=8
nissan x-trail | model=X-Trail |
xtrail | model=X-Trail |
nissan navara | model=Navara |
mitsubishi outlander | model=Outlander |
mitsubishi triton | model=Triton |
subaru forester | model=Forester |
subaru outback | model=Outback |
volkswagen golf | model=Golf |
vw golf | model=Golf |
vw tiguan | model=Tiguan |
mg zs | model~ZS make=MG |
mg3 | model=MG3/3 make=MG |
tesla | make=Tesla |
tesla model 3 | make=Tesla model~Model+3 |
tesla model y | make=Tesla model~Model+Y |
bmw x5 or audi q7 | model=X5/Q7 |
bmw | make=BMW |
audi | make=Audi |
mercedes | make=Mercedes-Benz |
merc c class | make=Mercedes-Benz model~C-Class/C |
volvo xc60 | model=XC60 |
isuzu d-max | model=D-MAX/D-Max |
isuzu mu-x | model=MU-X |
madza | make=Mazda |
toyta corola | model=Corolla |
hylux | model=HiLux |
subaru forrester | model=Forester |
mitsubshi outlander | model=Outlander |
sunroof | has=Sunroof |
suv with sunroof | simple_body=SUV has=Sunroof |
apple carplay hatch | simple_body=Hatch has=Apple+CarPlay |
ute with tow bar | simple_body=Ute has=Tow+Bar |
heated seats suv | simple_body=SUV has=Heated+Seats |
leather seats sedan | simple_body=Sedan has=Leather+Seats |
suv -diesel | simple_body=SUV simple_fuel!=Diesel |
suv not white | simple_body=SUV colour!~White |
red hatch | simple_body=Hatch colour~Red |
black suv | simple_body=SUV colour~Black |
blue mazda | make=Mazda colour~Blue |
white toyota | make=Toyota colour~White |
silver sedan | simple_body=Sedan colour~Silver |
2018 or newer | year>=2018 |
suv 2022 or newer | simple_body=SUV year>=2022 |
last 3 years | year>=2024 |
2019 toyota | make=Toyota year=2019 |
2023 kia | make=Kia year=2023 |
toyota under 30k | make=Toyota price<=30000 |
kia under 25k | make=Kia price<=25000 |
automatic toyota | make=Toyota simple_transmission=Automatic |
awd suv | simple_body=SUV drive=AWD |
4wd ute | simple_body=Ute drive=4WD |
4x4 | drive=4WD |
people mover | simple_body~People/Van/Wagon seats>=7 |
sedan | simple_body=Sedan |
station wagon | simple_body=Wagon |
family suv | simple_body=SUV seats>=5 |
cheap hatch | simple_body=Hatch | price<=20000
low kms suv | simple_body=SUV km<=50000 |
parramatta | city=Parramatta |
suv in parramatta | simple_body=SUV city=Parramatta |
nsw | state=NSW |
`;

/** Made from the stock of 2026-11: each model with the words that a shopper would put beside it. */
export const BY_RULE = `
{model} {colour} | model={model} colour={colour} |
{year} {make} {model} | model={model} | year={year}
{make} {model} {badge} | model={model} | badge={badge}
used {model} | model={model} car_type=used |
{model} {fuel} | model={model} simple_fuel={fuel} |
{model} under {price} | model={model} price<={price} |
`;
