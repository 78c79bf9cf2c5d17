-- How many people watch a car is asked by the car, at the desk.

create index watched_cars_by_car on watched_cars (car_id);

create index alerts_by_car on alerts (car_slug);
