/**
 * Queries for prices, payments by the week, kilometres and years.
 *
 * Written by hand in the ways people type them; `lines.ts` says how a line is read.
 */
export const CAR_AMOUNTS = `
kingtide | under 10k | Under $10,000
kingtide | under 10 k | Under $10,000
kingtide | under $10000 | Under $10,000
kingtide | under 10,000 | Under $10,000
kingtide | cars under 5000 | Under $5,000
kingtide | <20k | Under $20,000
kingtide | less than 25k | Under $25,000
kingtide | up to $30,000 | Under $30,000
kingtide | max 18k | Under $18,000
kingtide | 18k max | Under $18,000
kingtide | budget 22k | Under $22,000
kingtide | my budget is 15000 | Under $15,000
kingtide | no more than $40k | Under $40,000
kingtide | below 35 grand | Under $35,000
kingtide | 25 grand or less | Under $25,000
kingtide | over 50k | Over $50,000
kingtide | more than $80,000 | Over $80,000
kingtide | above 60k suv | Over $60,000 · SUV
kingtide | 10k-15k | $10,000 to $15,000
kingtide | 10-15k | $10,000 to $15,000
kingtide | 10 to 15k | $10,000 to $15,000
kingtide | $10,000 - $15,000 | $10,000 to $15,000
kingtide | between 20 and 30k | $20,000 to $30,000
kingtide | between $20,000 and $30,000 | $20,000 to $30,000
kingtide | from 20k to 30k | $20,000 to $30,000
kingtide | from 20k | Over $20,000
kingtide | around 20k | $18,000 to $22,000
kingtide | about $35,000 | $31,500 to $38,500
kingtide | roughly 30 grand | $27,000 to $33,000
kingtide | 30k | Under $30,000
kingtide | $25k suv | Under $25,000 · SUV
kingtide | $100 a week | Up to $100 a week
kingtide | $120/week | Up to $120 a week
kingtide | 150pw | Up to $150 a week
kingtide | under $200 per week suv | Up to $200 a week · SUV
kingtide | $100-$150 per week | $100 to $150 a week
kingtide | 180 per week corolla | Up to $180 a week · Corolla
kingtide | less than 100 p/w | Up to $100 a week
kingtide | under 50000km | Under 50,000 km
kingtide | under 50,000 kms | Under 50,000 km
kingtide | less than 100k km | Under 100,000 km
kingtide | under 80k kms | Under 80,000 km
kingtide | below 60 000 km | Under 60,000 km
kingtide | under 120000 kilometres | Under 120,000 km
kingtide | 50,000 to 100,000 km | 50,000 km to 100,000 km
kingtide | less than 30k kilometers | Under 30,000 km
kingtide | low kilometres | Under 50,000 km
kingtide | low km suv | Under 50,000 km · SUV
kingtide | very low kms | Under 50,000 km
kingtide | 2020 | 2020
kingtide | 2020 model | 2020
kingtide | 2015-2018 | 2015 to 2018
kingtide | 2015 to 2018 corolla | 2015 to 2018 · Corolla
kingtide | between 2016 and 2019 | 2016 to 2019
kingtide | 2016+ | 2016 or newer
kingtide | 2016 onwards | 2016 or newer
kingtide | 2016 and newer | 2016 or newer
kingtide | 2016 or later | 2016 or newer
kingtide | from 2016 | 2016 or newer
kingtide | since 2017 | 2017 or newer
kingtide | after 2018 | 2019 or newer
kingtide | newer than 2015 | 2016 or newer
kingtide | not older than 2018 | 2018 or newer
kingtide | before 2012 | 2011 or older
kingtide | older than 2010 | 2009 or older
kingtide | pre 2015 commodore | 2014 or older · Commodore
kingtide | 2012 or older | 2012 or older
kingtide | 2019 2020 cx-5 | 2019 or 2020 · CX-5
kingtide | last 5 years | 2022 or newer
kingtide | past 2 years | 2025 or newer
kingtide | less than 3 years old | 2024 or newer
kingtide | under 5 years old suv | 2022 or newer · SUV
kingtide | my23 | Model year 2023
kingtide | my2021 tucson | Model year 2021 · Tucson
`;
