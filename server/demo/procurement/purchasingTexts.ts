/** What a demo company buys, of whom, and what its departments ask for: one per line, fields separated by `|`. */
export interface PurchasingText {
  /** Title, description, `inactive` if it is. */
  groups: string;
  /** Name, company, e-mail, phone, address, country, type, currency, language, tax number, product groups; `inactive` if it is, `waiting` if it registered by a link. */
  vendors: string;
  /** Vendor, IBAN, BIC of the accounts that vendors are paid to: example numbers of the IBAN registry. */
  accounts: string;
  /** Name, brand, description, product groups, code of the inventory product if it is stocked; `inactive` if it is. */
  products: string;
  /**
   * Title, department, category, days since it was made, days until quotations are due, status, vendors, lines as `product × quantity`,
   * notes for vendors; `sealed` if prices are; expense head.
   */
  requisitions: string;
  /** Requisition, vendor, title, days since, days until delivery and until the due date, status, discount, tax, prices, description, terms, by link. */
  quotations: string;
}

export const atlasPurchasing: PurchasingText = {
  groups: `
Bearings | Ball and roller bearings, and their housings
Belts and chains | Conveyor belts, timing belts, roller chains
Motors and drives | Electric motors, gear units, inverters
Tools | Alignment and assembly tools
Packaging | Crates, pallets and film
Office supplies | Paper, toner and furniture
Coolants | No longer bought since the workshop was closed | inactive`,
  vendors: `
Anna Keller | Keller Wälzlager GmbH | sales@keller-bearings.test | 4997215550101 | Industriestraße 4, Schweinfurt | DE | RECURRING | USD | EN | DE811234567 | Bearings, Tools
Robert Hayes | Hayes Belting Inc. | orders@hayes-belting.test | 12165550122 | 900 Lakeside Avenue, Cleveland | US | RECURRING | USD | EN | US-34-1928374 | Belts and chains
María Quintero | Transmisiones Quintero | ventas@quintero.test | 528155550133 | Av. Ruiz Cortines 2100, Monterrey | MX | RECURRING | USD | SP | TQU980412AB3 | Motors and drives, Belts and chains
Jordi Puig | Motors Puig S.A. | jordi@motorspuig.test | 34935550144 | Carrer de la Indústria 88, Barcelona | ES | RECURRING | EUR | SP | ESA08123456 | Motors and drives
سامر الحاج | شركة الحاج لقطع الغيار | samer@alhaj-parts.test | 97145550155 | شارع الشيخ زايد 310، دبي | AE | RECURRING | USD | AR | 100345678900003 | Bearings, Motors and drives
Linda Moretti | Garden State Pallets | linda@gspallets.test | 12015550166 | 17 Dock Street, Elizabeth, NJ | US | RECURRING | USD | EN | | Packaging
Peter Walsh | Walsh Office Supply | hello@walsh-office.test | 12125550177 | 212 Canal Street, New York | US | ONCE | USD | EN | | Office supplies
Chen Wei | Ningbo Precision Tools | export@ningbo-tools.test | 8657455550188 | 66 Baizhang Road, Ningbo | CN | ONCE | USD | EN | | Tools
Frank Dorn | Dorn Kühlmittel KG | info@dorn-kuehl.test | 4920155550199 | Hafenweg 9, Essen | DE | ONCE | EUR | EN | | Packaging | inactive
Sofía Lamas | Reductores Lamas S.A. | sofia@lamas-reductores.test | 541145550103 | Av. Mitre 1450, Avellaneda | AR | RECURRING | USD | SP | 30-71234567-8 | Motors and drives | waiting`,
  accounts: `
Anna Keller | DE75512108001245126199 | SOGEDEFFXXX
Robert Hayes | GB33BUKB20201555555555 | BUKBGB22XXX
Jordi Puig | ES7921000813610123456789 | CAIXESBBXXX
سامر الحاج | AE460090000000123456789 | 
Linda Moretti | GB94BARC10201530093459 | BARCGB22XXX`,
  products: `
Ball bearing 6204-2RS | Hanwei | 20 × 47 × 14 mm, sealed on both sides | Bearings | AT-BRG-6204
Ball bearing 6308-ZZ | Hanwei | 40 × 90 × 23 mm, shielded | Bearings | AT-BRG-6308
Tapered roller bearing 32210 | Hanwei | 50 × 90 × 24.75 mm | Bearings | AT-BRG-32210
V-belt B68 | Duraflex | 17 × 11 mm, inner length 1727 mm | Belts and chains | AT-BLT-B68
Timing belt HTD 8M-1200-30 | Duraflex | 150 teeth, 30 mm wide | Belts and chains | AT-BLT-HTD8M
Gear motor 1.5 kW | Puig | Foot-mounted, 1:25, IE3 | Motors and drives |
Laser alignment set | Ningbo | For shafts up to 10 m apart | Tools |
Euro pallet | | Heat-treated, ISPM 15 | Packaging |
Stretch film 500 mm | | 23 µm, roll of 300 m | Packaging |
Copy paper A4 | | 80 g, box of 5 reams | Office supplies |
Coolant concentrate | Dorn | 20 l canister | Coolants | | inactive`,
  requisitions: `
Tools for the third crew | Field service | Tools | 352 | -346 | APPROVED | Chen Wei, Anna Keller | Laser alignment set × 1 | Calibration certificate required.
Paper for the new year | Finance | Office | 338 | -332 | APPROVED | Peter Walsh | Copy paper A4 × 24 |
Gear motors for the spring | Purchasing | Stock | 292 | -285 | APPROVED | Jordi Puig, María Quintero, سامر الحاج | Gear motor 1.5 kW × 5 | Foot-mounted, 1:25, IE3.
Pallets for the summer | Warehouse | Packaging | 236 | -231 | APPROVED | Linda Moretti | Euro pallet × 130 |
Coolant for the workshop | Field service | Stock | 180 | -170 | CANCELLED | Linda Moretti | Stretch film 500 mm × 12 |
Bearings for the first quarter | Warehouse | Stock | 30 | -16 | APPROVED | Anna Keller, سامر الحاج | Ball bearing 6204-2RS × 400; Ball bearing 6308-ZZ × 120 | Please quote by the box.
Pallets and film | Warehouse | Packaging | 61 | -40 | APPROVED | Linda Moretti | Euro pallet × 200; Stretch film 500 mm × 48 |
Office paper | Finance | Office | 44 | -30 | CANCELLED | Peter Walsh | Copy paper A4 × 30 |
Laser sets for two crews | Field service | Tools | 12 | 9 | APPROVED | Chen Wei, Anna Keller | Laser alignment set × 2 | Calibration certificate required. | sealed
Gear motors for the spare parts store | Purchasing | Stock | 8 | 11 | APPROVED | Jordi Puig, María Quintero, سامر الحاج | Gear motor 1.5 kW × 8; Tapered roller bearing 32210 × 40 | Foot-mounted, 1:25, IE3. |
Belts for the spring season | Purchasing | Stock | 6 | 16 | APPROVED | Robert Hayes, María Quintero | V-belt B68 × 300; Timing belt HTD 8M-1200-30 × 60 | Delivery in two lots is fine.
Drives for the Lakeside line | Projects | Projects | 2 | 24 | PENDING | Jordi Puig, María Quintero, سامر الحاج | Gear motor 1.5 kW × 6; Tapered roller bearing 32210 × 24 | Foot-mounted, with brake.
Paper for the new desks | Finance | Office | 1 | 14 | PENDING | Peter Walsh | Copy paper A4 × 60 | By the pallet, please. | | Stationery`,
  quotations: `
Tools for the third crew | Chen Wei | Laser alignment set | 349 | -338 | 30 | APPROVED | 0 | 0 | Laser alignment set × 1 @ 1820* | By air freight, with certificate. | 30 % in advance | link
Tools for the third crew | Anna Keller | Laserset 4398 | 348 | -336 | 30 | CANCELLED | 0 | 0 | Laser alignment set × 1 @ 2090 | DAkkS certificate included. | 30 days net | link
Paper for the new year | Peter Walsh | Copy paper, 24 boxes | 335 | -329 | 20 | APPROVED | 0 | 50.9 | Copy paper A4 × 24 @ 23.9* | Delivered to your desk. | 15 days net |
Gear motors for the spring | María Quintero | Motorreductores de primavera | 289 | -276 | 30 | APPROVED | 0 | 0 | Gear motor 1.5 kW × 5 @ 389* | Entrega en un lote. | Contado a 30 días | link
Gear motors for the spring | Jordi Puig | Motorreductores IE3 | 288 | -272 | 30 | CANCELLED | 0 | 0 | Gear motor 1.5 kW × 5 @ 407 | Entrega en su almacén, aduana incluida. | 30 días neto | link
Gear motors for the spring | سامر الحاج | محركات بعلب تروس | 287 | -279 | 30 | CANCELLED | 0 | 0 | Gear motor 1.5 kW × 5 @ 436 | من المخزون في دبي. | الدفع خلال 30 يومًا | link
Pallets for the summer | Linda Moretti | Pallets for the summer | 233 | -228 | 14 | APPROVED | 0 | 110.8 | Euro pallet × 130 @ 9.6* | Delivered to your dock. | 15 days net |
Bearings for the first quarter | Anna Keller | Bearings, quotation 4471 | 24 | -4 | 30 | APPROVED | 0 | 0 | Ball bearing 6204-2RS × 400 @ 2.18*; Ball bearing 6308-ZZ × 120 @ 9.95 | Ex works Schweinfurt, packed by the box of 100. | 30 days net | link
Bearings for the first quarter | سامر الحاج | عرض محامل الربع الأول | 22 | -5 | 30 | APPROVED | 0 | 0 | Ball bearing 6204-2RS × 400 @ 2.60; Ball bearing 6308-ZZ × 120 @ 8.40* | التسليم إلى المستودع، والشحن ضمن السعر. | الدفع خلال 30 يومًا | link
Pallets and film | Linda Moretti | Pallets and stretch film | 56 | -44 | 14 | APPROVED | 0 | 148.8 | Euro pallet × 200 @ 11.2*; Stretch film 500 mm × 48 @ 6.5* | Delivered to your dock. | 15 days net |
Laser sets for two crews | Chen Wei | Two laser alignment sets | 4 | 25 | 40 | PENDING | 0 | 0 | Laser alignment set × 2 @ 3180 | With calibration certificates, by air freight. | 50 % in advance | link
Laser sets for two crews | Anna Keller | Lasersets 4502 | 2 | 18 | 45 | PENDING | 2 | 0 | Laser alignment set × 2 @ 3345 | Stock in Schweinfurt, DAkkS certificates included. | 30 days net | link
Gear motors for the spare parts store | Jordi Puig | Motorreductores IE3 | 5 | 12 | 30 | PENDING | 3 | 0 | Gear motor 1.5 kW × 8 @ 362; Tapered roller bearing 32210 × 40 @ 15.9 | Entrega en su almacén, aduana incluida. | 30 días neto | link
Gear motors for the spare parts store | María Quintero | Motorreductores para almacén | 4 | 20 | 30 | PENDING | 0 | 0 | Gear motor 1.5 kW × 8 @ 401.5; Tapered roller bearing 32210 × 40 @ 16.2 | Entrega en dos lotes. | Contado a 30 días | link
Gear motors for the spare parts store | سامر الحاج | محامل أسطوانية | 3 | 9 | 30 | PENDING | 0 | 0 | Tapered roller bearing 32210 × 40 @ 15.1 | المحامل فقط، من المخزون. | الدفع خلال 30 يومًا | link
Belts for the spring season | Robert Hayes | Spring belts | 3 | 15 | 30 | ACTIVE | 5 | 0 | V-belt B68 × 300 @ 6.85; Timing belt HTD 8M-1200-30 × 60 @ 21.4 | First lot from stock, second in two weeks. | 2 % within 10 days | link
Belts for the spring season | María Quintero | Bandas para la temporada | 1 | 10 | 25 | PENDING | 0 | 0 | V-belt B68 × 300 @ 7.1 | Solo correas en V; las dentadas están agotadas. | Contado a 15 días | link`,
};

export const borealPurchasing: PurchasingText = {
  groups: `
مواد أولية | زيتون وفواكه وتمور من المزارع
تعبئة وتغليف | عبوات زجاجية وأغطية وكرتون
Maquinaria | Prensas, bombas y sus repuestos
Lab supplies | Reagents and glassware for quality control`,
  vendors: `
عبد الله الخصاونة | مزارع عجلون | orders@ajloun-farms.test | 962265550101 | طريق عجلون القديم، عجلون | JO | RECURRING | JOD | AR | 20114455 | مواد أولية
نادين شاهين | زجاج الشرق | nadine@sharq-glass.test | 96265550122 | المنطقة الصناعية، سحاب | JO | RECURRING | JOD | AR | 20118877 | تعبئة وتغليف
Álvaro Medina | Prensas Medina S.L. | alvaro@prensasmedina.test | 34953550133 | Polígono Los Olivares 12, Jaén | ES | RECURRING | EUR | SP | ESB23456789 | Maquinaria
Claire Dubois | Labo Méditerranée | claire@labomed.test | 33491550144 | 8 quai de Rive Neuve, Marseille | FR | ONCE | EUR | EN | FR40303265045 | Lab supplies
يوسف الطراونة | كرتون الأردن | yousef@jo-carton.test | 96265550155 | شارع الصناعة 7، الزرقاء | JO | ONCE | JOD | AR | | تعبئة وتغليف | inactive
ليلى الرواشدة | معاصر الطفيلة | laila@tafila-press.test | 96232550166 | وسط المدينة، الطفيلة | JO | RECURRING | JOD | AR | 20119933 | مواد أولية | waiting`,
  accounts: `
عبد الله الخصاونة | JO71CBJO0000000000001234567890 | CBJOJOAXXXX
نادين شاهين | JO15AAAA1234567890123456789012 | 
Álvaro Medina | ES9121000418450200051332 | CAIXESBBXXX`,
  products: `
زيتون نبالي | | درجة أولى، في صناديق 20 كغ | مواد أولية |
تمر مجدول | | حجم جامبو، كرتون 5 كغ | مواد أولية |
عبوة زجاجية 500 مل | الشرق | داكنة مع غطاء مانع للانسكاب | تعبئة وتغليف |
كرتون 12 عبوة | | مطبوع بلونين | تعبئة وتغليف |
Bomba de trasiego | Medina | Acero inoxidable, 3 kW | Maquinaria |
Reagent kit, acidity | | 200 tests | Lab supplies | `,
  requisitions: `
زيتون الموسم الماضي | الإنتاج | مواد أولية | 362 | -355 | APPROVED | عبد الله الخصاونة | زيتون نبالي × 520 | التسليم إلى معمل سحاب.
عبوات الربيع | المستودع والتوصيل | تغليف | 275 | -268 | APPROVED | نادين شاهين | عبوة زجاجية 500 مل × 5500; كرتون 12 عبوة × 450 | نرجو إرفاق عيّنة.
زيتون موسم الخريف | الإنتاج | مواد أولية | 75 | -55 | APPROVED | عبد الله الخصاونة | زيتون نبالي × 900 | التسليم إلى معمل سحاب.
عبوات وكرتون | المستودع والتوصيل | تغليف | 9 | 12 | APPROVED | نادين شاهين, يوسف الطراونة | عبوة زجاجية 500 مل × 12000; كرتون 12 عبوة × 1000 | نرجو إرفاق عيّنة. | sealed
Bomba nueva para la línea 2 | الإنتاج | Maquinaria | 3 | 20 | PENDING | Álvaro Medina | Bomba de trasiego × 1 |
Acidity reagents | ضبط الجودة | Lab | 20 | 5 | PENDING | Claire Dubois | Reagent kit, acidity × 6 |`,
  quotations: `
زيتون الموسم الماضي | عبد الله الخصاونة | زيتون نبالي | 358 | -349 | 20 | APPROVED | 0 | 0 | زيتون نبالي × 520 @ 1.05* | في صناديق 20 كغ. | الدفع عند التسليم | link
عبوات الربيع | نادين شاهين | عبوات وكرتون | 271 | -262 | 30 | APPROVED | 0 | 182.84 | عبوة زجاجية 500 مل × 5500 @ 0.182*; كرتون 12 عبوة × 450 @ 0.315* | التسليم خلال أسبوع. | 30 يومًا | link
زيتون موسم الخريف | عبد الله الخصاونة | زيتون نبالي للموسم | 70 | -58 | 20 | APPROVED | 0 | 0 | زيتون نبالي × 900 @ 1.15* | من قطاف الأسبوع نفسه، في صناديق 20 كغ. | الدفع عند التسليم | link
عبوات وكرتون | نادين شاهين | عبوات وكرتون مطبوع | 2 | 20 | 30 | PENDING | 0 | 0 | عبوة زجاجية 500 مل × 12000 @ 0.21; كرتون 12 عبوة × 1000 @ 0.385 | العيّنة في الطريق إليكم. | 30 يومًا | link
Bomba nueva para la línea 2 | Álvaro Medina | Bomba de trasiego 3 kW | 1 | 15 | 25 | PENDING | 0 | 0 | Bomba de trasiego × 1 @ 2490 | Con puesta en marcha por nuestro técnico. | 30 % de anticipo |`,
};
