/** What a demo company sells online, and what its customers say: one per line, fields separated by `|`. */
export interface ShopText {
  /** Address, title, introduction, and where customers transfer to. */
  storefront: string;
  /** Title, description, codes of countries (all, if none), price with tax, amount from which on it is free. */
  deliveries: string;
  /** Title, description. */
  groups: string;
  /** Name, contact, city, country, commission in percent, the vendor who is paid, and the group whose products are theirs. */
  sellers: string;
  /** Code of the inventory product, group, name, summary, description, price with tax, discount price, cost, stock, reorder level. */
  products: string;
  /** Variants: code of the first one, its option and value; value, code, price with tax, cost and stock of another. */
  variants: string;
  /** Rating, text, the shop's answer if there is one. */
  reviews: string;
  /** Why something came back. */
  returned: string;
}

export const atlasShop: ShopText = {
  storefront:
    'atlas-trading | Atlas Parts | Kits, lubricants and tools that keep drives running, shipped the day you order. | First Harbor Bank, Atlas Trading, account 4402-118-7730',
  deliveries: `
Ground | Three to five working days | US | 7.90 | 150
Express | The next working day | US | 19.90 |
International | One to two weeks | | 24.50 | 500`,
  groups: `
Maintenance kits | Everything one job needs, in one box
Lubricants and sprays | Greases, oils and cleaners in handy sizes
Measuring and aligning | Gauges and tools for a straight drive
Spare parts | Small parts that are worth having on the shelf`,
  sellers: `
Ningbo Precision Tools | Chen Wei, export@ningbo-tools.test | Ningbo | CN | 18 | Chen Wei | Measuring and aligning
Quintero Refacciones | María Quintero, 528155550133 | Monterrey | MX | 12.5 | María Quintero | Spare parts`,
  products: `
AT-BRG-K01 | Maintenance kits | Bearing kit for pillow blocks | Four 6204-2RS bearings with seals | Four sealed bearings, eight retaining rings and a tube of grease: enough for one conveyor station. | 49 | 44 | 24 | 120 | 15
AT-BLT-K02 | Maintenance kits | V-belt set for compressors | Three matched B68 belts | A matched set, measured and bundled, so that all three belts carry the same load. | 42 | 42 | 22 | 90 | 12
AT-CHN-K03 | Maintenance kits | Chain repair kit ANSI 40 | Links, pins and a breaker | Ten connecting links, four offset links and a chain breaker in a steel box. | 36.5 | 33 | 17 | 80 | 10
AT-OIL-S04 | Lubricants and sprays | Chain spray, 400 ml | Sticks where it is sprayed | Penetrates first, then stays: no dripping, no dust. For chains up to 40 m/s. | 14.9 | 12.9 | 6.2 | 240 | 30
AT-LUB-S05 | Lubricants and sprays | Bearing grease EP2, 400 g | Cartridge for grease guns | Lithium grease for heavily loaded bearings from −20 to 130 °C. | 11.5 | 11.5 | 5.1 | 300 | 40
AT-OIL-S06 | Lubricants and sprays | Food-safe silicone spray | NSF H1 registered | Colorless and odorless, for guides and seals in packaging and food plants. | 16.4 | 16.4 | 7.3 | 160 | 25
AT-SPR-M07 | Measuring and aligning | Belt tension gauge | For V-belts and wedge belts | Press until it clicks and read the force. Table for all common profiles on the back. | 58 | 52 | 27 | 45 | 6
AT-PIL-M08 | Measuring and aligning | Laser pulley aligner | Aligns pulleys in two minutes | Magnetic, with targets for both sides of the pulley and a hard case. | 329 | 299 | 176 | 28 | 4
AT-CPL-M09 | Measuring and aligning | Feeler gauge set, 26 leaves | 0.04 to 1.00 mm | Hardened steel leaves with the thickness in millimetres and inches. | 19.8 | 19.8 | 8.4 | 110 | 12
AT-SEA-P10 | Spare parts | O-ring box, 382 pieces | 30 sizes, nitrile rubber | The sizes that hydraulics need most, sorted and labelled. | 27 | 24.5 | 11.2 | 95 | 10
AT-HOS-P11 | Spare parts | Hose clamps, 60 pieces | Stainless steel, 8 to 44 mm | Six sizes with smooth inner bands that do not cut the hose. | 23.4 | 23.4 | 9.9 | 130 | 15
AT-FLT-P12 | Spare parts | Breather filters, set of 5 | For gearboxes and tanks | Keep dust and water out of oil. Thread G 1/4. | 31 | 31 | 14.8 | 30 | 25`,
  variants: `
AT-LUB-S05 | Size | 400 g cartridge | 1 kg tin | AT-LUB-S05-1 | 24.5 | 11.2 | 120
AT-LUB-S05 | Size | 400 g cartridge | 5 kg pail | AT-LUB-S05-5 | 98 | 47 | 26
AT-OIL-S04 | Size | 400 ml | 100 ml | AT-OIL-S04-1 | 5.9 | 2.3 | 0
AT-HOS-P11 | Material | Stainless steel | Galvanized steel | AT-HOS-P11-G | 14.9 | 6.1 | 80`,
  reviews: `
9 | Arrived in two days and everything fits. We have ordered the kit for all our conveyors.
10 | Exactly what was missing. The labels on the box save a lot of searching. | Thank you. We will keep the labels.
8 | Buena calidad por el precio. El embalaje podría ser más resistente. | Gracias. Hemos cambiado la caja.
10 | Llegó antes de lo previsto y funciona perfectamente.
7 | Funciona bien, aunque las instrucciones solo vienen en inglés.
9 | جودة ممتازة وتغليف جيد، ووصل الطلب في الموعد.
6 | المنتج جيد لكن التوصيل تأخر يومين. | نعتذر عن التأخير، وقد غيّرنا شركة الشحن.
8 | Solid tool. I would have liked a longer handle.
4 | Two of the pieces were missing. The replacement came quickly, though. | We are sorry. We now weigh every box before it leaves.
10 | Best one we have had in the workshop so far.
9 | أنصح به لكل ورشة صيانة.
7 | Does what it says.`,
  returned: 'Ordered the wrong size',
};

export const borealShop: ShopText = {
  storefront:
    'boreal-foods | دكان بوريال | زيوت وتمور وحلويات وتوابل من الأردن، تصلك طازجة. | بنك الأردن الأهلي، شركة بوريال للأغذية، JO94 CBJO 0010 0000 0000 0131 0003 02',
  deliveries: `
توصيل عادي | خلال يومي عمل | JO | 2 | 40
توصيل سريع | في اليوم نفسه داخل عمّان | JO | 4.5 |
شحن دولي | من أسبوع إلى أسبوعين | | 18 | 200`,
  groups: `
صناديق الهدايا | تشكيلات جاهزة للإهداء
زيوت وزيتون | من معاصر جرش وعجلون
حلويات وتمور | من نابلس ووادي الأردن
قهوة وتوابل | مطحونة عند الطلب`,
  sellers: `
مزارع عجلون | عبد الله الخصاونة، 962265550101 | عجلون | JO | 15 | عبد الله الخصاونة | زيوت وزيتون
محمصة البلد | سلمى العبادي، 962795550188 | عمّان | JO | 10 | | قهوة وتوابل`,
  products: `
BF-OIL-G01 | صناديق الهدايا | صندوق زيت الزيتون | زجاجتان وزعتر وسمّاق | زجاجتا زيت بكر ممتاز 500 مل مع زعتر بلدي وسمّاق في صندوق خشبي. | 18.5 | 16.9 | 9.8 | 110 | 12
BF-HLV-G02 | صناديق الهدايا | صندوق الحلويات الشامية | حلاوة وتمر وراحة | تشكيلة للعيد والمناسبات، مغلّفة ومعها بطاقة إهداء. | 14.75 | 14.75 | 7.4 | 95 | 10
BF-HUM-G03 | صناديق الهدايا | سلة الفطور | حمص ولبنة وزيتون وخبز | فطور كامل لأربعة أشخاص، يُسلَّم صباحًا داخل عمّان. | 9.9 | 8.9 | 4.9 | 70 | 10
BF-OIL-O04 | زيوت وزيتون | زيت بكر ممتاز، قطفة أولى 500 مل | حموضة أقل من 0.5 | من قطاف تشرين، معصور على البارد في اليوم نفسه. | 6.75 | 6.75 | 3.6 | 210 | 25
BF-OLV-O05 | زيوت وزيتون | زيتون أسود بالزعتر 500 غ | مكبوس بلا مواد حافظة | زيتون عجلون الأسود مع الزعتر والليمون. | 2.95 | 2.6 | 1.3 | 180 | 20
BF-TAH-O06 | زيوت وزيتون | طحينة حمراء 500 غ | سمسم محمّص | من سمسم نابلس المحمّص على النار. | 3.4 | 3.4 | 1.8 | 160 | 20
BF-HLV-S07 | حلويات وتمور | تمر محشو بالجوز 400 غ | مجهول من وادي الأردن | تمر كبير الحبة محشو بالجوز البلدي. | 5.9 | 5.2 | 2.9 | 140 | 15
BF-KNF-S08 | حلويات وتمور | برازق وغريبة 600 غ | مخبوزة صباح كل يوم | تشكيلة من البرازق والغريبة بالسمن البلدي. | 4.8 | 4.8 | 2.3 | 120 | 15
BF-LAB-S09 | حلويات وتمور | قمر الدين 400 غ | مشمش مجفف | من مشمش مجفف تحت الشمس بلا سكر مضاف. | 2.4 | 2.4 | 1.1 | 150 | 20
BF-MUT-C10 | قهوة وتوابل | قهوة عربية بالهيل 500 غ | تحميص فاتح | تُحمَّص وتُطحن في يوم الشحن. | 7.2 | 6.5 | 3.5 | 170 | 20
BF-PKL-C11 | قهوة وتوابل | خلطة المندي 200 غ | تسعة توابل | خلطة متوازنة للأرز واللحم، بلا ملح مضاف. | 2.1 | 2.1 | 0.8 | 190 | 20
BF-HAL-C12 | قهوة وتوابل | سمّاق عجلون 250 غ | طحنة خشنة | سمّاق بلدي غير مخلوط بالملح. | 1.9 | 1.9 | 0.9 | 30 | 25`,
  variants: `
BF-MUT-C10 | الوزن | 500 غ | 250 غ | BF-MUT-C10-2 | 3.9 | 1.9 | 140
BF-MUT-C10 | الوزن | 500 غ | 1 كغ | BF-MUT-C10-9 | 12.5 | 6.7 | 60
BF-OIL-O04 | الحجم | 500 مل | 3 لتر | BF-OIL-O04-3 | 34 | 20 | 45`,
  reviews: `
10 | طعم لا يوصف، والتغليف يليق بالإهداء. | شكرًا لكم، بالهناء والشفاء.
9 | وصل الصندوق طازجًا وفي الموعد تمامًا.
8 | زيت ممتاز، أتمنى توفير عبوة أكبر. | العبوة الكبيرة متوفرة ابتداءً من هذا الشهر.
7 | جيد، لكن السعر مرتفع قليلًا.
10 | Tastes like home. The gift box made my mother’s week.
9 | Fresh, well packed, and delivered to Irbid the next day.
6 | Good, but one jar had leaked a little. | We are sorry, and have sent you another one.
9 | Un sabor auténtico; el aceite es de los mejores que he probado.
8 | Muy buena presentación y entrega rápida.
10 | أفضل تمر اشتريته عبر الإنترنت.
5 | التوصيل تأخر عن الموعد. | نعتذر لكم، وقد أعدنا لكم رسوم التوصيل.
9 | سنطلبه مرة أخرى في العيد.`,
  returned: 'وصل المنتج غير المطلوب',
};
