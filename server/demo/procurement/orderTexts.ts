/**
 * What a demo company orders: vendor, days since, lines as `product × quantity × price`, how far it has come, terms; the requisition
 * whose award made it, `untaxed` if the vendor charges no tax. Orders with a long past
 * are of goods that are not kept in stock.
 */
export const atlasOrders = `
Linda Moretti | 357 | Euro pallet × 90 × 9.4; Stretch film 500 mm × 20 × 11.2 | PAID | Deliver to the ramp on Dock Street.
Chen Wei | 344 | Laser alignment set × 1 × 1820 | PAID | With calibration certificate. | Tools for the third crew | untaxed
Peter Walsh | 330 | Copy paper A4 × 24 × 23.9 | PAID | | Paper for the new year
Jordi Puig | 311 | Gear motor 1.5 kW × 3 × 398 | PAID |
Linda Moretti | 297 | Euro pallet × 70 × 9.4 | PAID |
María Quintero | 283 | Gear motor 1.5 kW × 5 × 389 | PAID | | Gear motors for the spring | untaxed
Linda Moretti | 262 | Euro pallet × 110 × 9.6; Stretch film 500 mm × 24 × 11.2 | PAID |
Jordi Puig | 248 | Gear motor 1.5 kW × 4 × 405 | PAID |
Linda Moretti | 229 | Euro pallet × 130 × 9.6 | PAID | | Pallets for the summer
Peter Walsh | 215 | Copy paper A4 × 18 × 24.9 | PAID |
Linda Moretti | 196 | Euro pallet × 120 × 9.8; Stretch film 500 mm × 24 × 11.5 | PAID | Deliver to the ramp on Dock Street.
Jordi Puig | 178 | Gear motor 1.5 kW × 4 × 412 | PAID |
Peter Walsh | 160 | Copy paper A4 × 20 × 24.9 | PAID |
Linda Moretti | 151 | Euro pallet × 150 × 9.8 | PAID |
Chen Wei | 133 | Laser alignment set × 1 × 1890 | PAID | With calibration certificate.
Linda Moretti | 112 | Euro pallet × 100 × 10.1; Stretch film 500 mm × 36 × 11.2 | PAID |
María Quintero | 96 | Gear motor 1.5 kW × 6 × 398.5 | PAID |
Linda Moretti | 74 | Euro pallet × 140 × 10.1 | PAID |
Linda Moretti | 53 | Euro pallet × 200 × 11.2; Stretch film 500 mm × 48 × 6.5 | PAID | Delivered to your dock. | Pallets and film
Jordi Puig | 52 | Gear motor 1.5 kW × 3 × 384 | ABROAD |
Linda Moretti | 33 | Euro pallet × 160 × 10.1; Stretch film 500 mm × 24 × 11.2 | BILLED |
Chen Wei | 21 | Laser alignment set × 2 × 1845 | BLOCKED | With calibration certificate.
Anna Keller | 13 | Ball bearing 6204-2RS × 400 × 2.18 | RECEIVED | | Bearings for the first quarter | untaxed
سامر الحاج | 12 | Ball bearing 6308-ZZ × 120 × 8.4 | PARTLY_RECEIVED | | Bearings for the first quarter | untaxed
Anna Keller | 9 | Ball bearing 6204-2RS × 200 × 2.15; Ball bearing 6308-ZZ × 60 × 8.4 | RECEIVED | Pack by the box.
Robert Hayes | 6 | V-belt B68 × 150 × 6.9; Timing belt HTD 8M-1200-30 × 30 × 27.5 | PARTLY_RECEIVED |
Linda Moretti | 3 | Euro pallet × 180 × 10.1 | ACKNOWLEDGED |
Jordi Puig | 1 | Gear motor 1.5 kW × 2 × 421 | ISSUED |
سامر الحاج | 0 | Tapered roller bearing 32210 × 24 × 18.75 | DRAFT | Please confirm the delivery date.`;

export const borealOrders = `
عبد الله الخصاونة | 352 | زيتون نبالي × 520 × 1.05 | PAID | التسليم إلى معمل سحاب. | زيتون الموسم الماضي | untaxed
نادين شاهين | 333 | عبوة زجاجية 500 مل × 5000 × 0.18 | PAID |
Claire Dubois | 309 | Reagent kit, acidity × 3 × 59.5 | PAID | Cold chain, please.
عبد الله الخصاونة | 288 | تمر مجدول × 60 × 3.2 | PAID |
نادين شاهين | 266 | عبوة زجاجية 500 مل × 5500 × 0.182; كرتون 12 عبوة × 450 × 0.315 | PAID | | عبوات الربيع
Álvaro Medina | 241 | Bomba de trasiego × 1 × 845 | PAID | Con manual en árabe.
نادين شاهين | 214 | كرتون 12 عبوة × 600 × 0.32 | PAID |
عبد الله الخصاونة | 190 | زيتون نبالي × 300 × 1.15 | PAID | التسليم إلى معمل سحاب.
نادين شاهين | 171 | عبوة زجاجية 500 مل × 6000 × 0.185; كرتون 12 عبوة × 500 × 0.32 | PAID |
Álvaro Medina | 140 | Bomba de trasiego × 1 × 860 | PAID |
عبد الله الخصاونة | 118 | زيتون نبالي × 250 × 1.2; تمر مجدول × 80 × 3.4 | PAID |
نادين شاهين | 87 | عبوة زجاجية 500 مل × 8000 × 0.18 | PAID |
عبد الله الخصاونة | 66 | زيتون نبالي × 900 × 1.15 | PAID | | زيتون موسم الخريف | untaxed
عبد الله الخصاونة | 55 | زيتون نبالي × 400 × 1.25 | PARTLY_PAID |
Claire Dubois | 30 | Reagent kit, acidity × 4 × 61.5 | BILLED | Cold chain, please.
نادين شاهين | 14 | عبوة زجاجية 500 مل × 12000 × 0.178; كرتون 12 عبوة × 1000 × 0.315 | BLOCKED |
عبد الله الخصاونة | 5 | زيتون نبالي × 900 × 1.22 | PARTLY_RECEIVED |
Álvaro Medina | 2 | Bomba de trasiego × 1 × 885 | ISSUED | Con manual en árabe.
نادين شاهين | 0 | كرتون 12 عبوة × 600 × 0.31 | DRAFT |`;
