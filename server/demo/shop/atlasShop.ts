import type { ShopText } from './ShopText.ts';

/** What Atlas Trading sells online. */
export const atlasShop: ShopText = {
  storefront:
    'atlas-trading | Atlas Parts | Kits, lubricants and tools that keep drives running, shipped the day you order. | First Harbor Bank, Atlas Trading, account 4402-118-7730',
  deliveries: `
Ground | Three to five working days | US | 7.90 | 150
Express | The next working day | US | 19.90 |
International | One to two weeks | | 24.50 | 500`,
  groups: `
Drives | Bearings, belts and chains
Maintenance | What keeps a plant running between two overhauls
Tools | For the bench and the toolbag
Bearings | Deep groove, angular and needle bearings | Drives
Belts and chains | By the profile, ready to fit | Drives
Maintenance kits | Everything one job needs, in one box | Maintenance
Lubricants and sprays | Greases, oils and cleaners in handy sizes | Maintenance
Cleaning and care | For machines, floors and hands | Maintenance
Measuring and aligning | Gauges and tools for a straight drive | Tools
Hand tools | Forged, hardened, guaranteed for life | Tools
Workplace safety | Tested to the standards that inspectors ask for
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
AT-FLT-P12 | Spare parts | Breather filters, set of 5 | For gearboxes and tanks | Keep dust and water out of oil. Thread G 1/4. | 31 | 31 | 14.8 | 30 | 25
AT-FLT-K04 | Maintenance kits | Filter service kit for compressors | Oil, air and separator filter | The three filters of a 2,000 hour service with gaskets and a drain plug. | 88 | 79 | 43 | 60 | 8
AT-SEA-K05 | Maintenance kits | Seal kit for hydraulic cylinders | For 50 mm bore, 28 mm rod | Rod, piston and wiper seals with guide rings in a labelled bag. | 34.5 | 34.5 | 15.6 | 70 | 10
AT-GBX-K06 | Maintenance kits | Gearbox oil change kit | Two litres, hose and crush washers | Synthetic ISO VG 220 with all that keeps the floor clean. | 56 | 49.9 | 26 | 55 | 8
AT-TBX-K07 | Maintenance kits | First response toolbox | 48 tools for the night shift | What a fitter reaches for first, in a box that can be sealed and counted. | 189 | 169 | 92 | 24 | 4
AT-SPY-S07 | Lubricants and sprays | Penetrating oil, 500 ml | Loosens what has rusted tight | Creeps into the thread within a minute and leaves a thin film against rust. | 12.6 | 12.6 | 5.4 | 210 | 30
AT-SPY-S08 | Lubricants and sprays | Contact cleaner, 400 ml | Dries without residue | For switches, plugs and sensors; safe on most plastics. | 13.8 | 11.9 | 5.9 | 190 | 25
AT-OIL-S09 | Lubricants and sprays | Hydraulic oil HLP 46, 5 l | For pumps up to 350 bar | Ages slowly, protects against wear, keeps water out. | 38 | 38 | 18.2 | 85 | 12
AT-LUB-S10 | Lubricants and sprays | Copper paste, 500 g | Up to 1,100 °C | Keeps bolts on exhausts and flanges movable for years. | 18.9 | 18.9 | 8.1 | 95 | 12
AT-FUN-S11 | Lubricants and sprays | Oil funnel with sieve | Fits a two litre can | The brass sieve comes out for cleaning, and the spout bends. | 9.4 | 7.9 | 3.2 | 140 | 15
AT-CLN-C01 | Cleaning and care | Machine degreaser, 1 l | Ready to spray | Removes oil and chain grease without solvents; rinse with water. | 11.2 | 11.2 | 4.4 | 180 | 25
AT-TUB-C02 | Cleaning and care | Hand wipes, tub of 90 | Take off grease without water | Rough on one side, soft on the other, with almond oil. | 14.5 | 12.5 | 6.1 | 160 | 20
AT-BRS-C03 | Cleaning and care | Parts brush, nylon | Reaches into gear teeth | Solvent-proof bristles in a handle that does not slip. | 8.2 | 8.2 | 2.9 | 150 | 20
AT-JAR-C04 | Cleaning and care | Hand paste, 3 l | With walnut shell, no plastic | For the dispenser at the basin; mild enough for every day. | 21.5 | 21.5 | 9.6 | 70 | 10
AT-BOX-C05 | Cleaning and care | Absorbent pads, box of 100 | Soaks up oil, leaves water | One pad holds a litre. Grey, with a dimpled surface. | 46 | 41 | 21 | 48 | 8
AT-CAL-M10 | Measuring and aligning | Digital caliper, 150 mm | Resolution 0.01 mm | Stainless steel, with zero at any place and a case. | 44 | 39 | 19.4 | 75 | 10
AT-DIA-M11 | Measuring and aligning | Dial indicator with magnetic base | 0 to 10 mm | Reads run-out to a hundredth; the base holds 60 kg. | 76 | 76 | 35 | 40 | 6
AT-LVL-M12 | Measuring and aligning | Machine level, 200 mm | 0.1 mm per metre | Ground prismatic base for shafts and flat beds. | 94 | 89 | 46 | 26 | 4
AT-TAP-M13 | Measuring and aligning | Tape measure, 8 m | Class II, magnetic hook | Stands out 2.8 metres before it bends. | 16.9 | 14.9 | 6.3 | 170 | 20
AT-DIA-M14 | Measuring and aligning | Infrared thermometer | −50 to 550 °C | Finds the hot bearing from a safe distance, laser pointer included. | 59 | 52 | 26 | 52 | 8
AT-WRN-H01 | Hand tools | Combination wrench set, 12 pieces | 8 to 19 mm | Chrome vanadium, offset by 15 degrees, in a roll. | 64 | 58 | 29 | 66 | 8
AT-WRN-H02 | Hand tools | Torque wrench 20 to 200 Nm | ± 3 %, with certificate | Clicks audibly and can be felt with gloves. | 119 | 119 | 57 | 32 | 5
AT-SCD-H03 | Hand tools | Screwdriver set, 8 pieces | Slotted, Phillips and Torx | Blades run through the handle: they may be hit. | 32 | 28.5 | 13.8 | 90 | 12
AT-HMR-H04 | Hand tools | Machinist’s hammer, 500 g | Hickory handle | The wedge is glued and driven in, so that the head stays on. | 19.5 | 19.5 | 8.2 | 110 | 12
AT-HMR-H05 | Hand tools | Soft-face mallet | No marks on finished parts | Changeable faces of nylon and rubber, filled against rebound. | 27.5 | 27.5 | 12.4 | 60 | 8
AT-TRC-H06 | Hand tools | Inspection torch | 600 lumens, rechargeable | Magnet in the foot, hook at the head, IP65. | 39 | 34 | 17.2 | 88 | 12
AT-TBX-H07 | Hand tools | Empty toolbox, 19 inch | Steel corners, lockable | Carries 25 kg and can be stood on. | 36 | 36 | 16.5 | 45 | 6
AT-BRS-H08 | Hand tools | Wire brush set, 3 pieces | Steel, brass, nylon | From rust on a frame to dust on a contact. | 9.9 | 9.9 | 3.7 | 130 | 15
AT-SCD-H09 | Hand tools | Hex key set, ball end | 1.5 to 10 mm | Nine keys that turn at up to 25 degrees. | 17.2 | 15.5 | 6.6 | 120 | 15
AT-HLM-W01 | Workplace safety | Safety helmet | EN 397, six-point cradle | Turned round it is a climbing helmet; slots for muffs. | 22.5 | 22.5 | 9.8 | 95 | 12
AT-GGL-W02 | Workplace safety | Safety goggles | Fit over glasses | Vented, scratch-proof, fog-free on the inside. | 12.4 | 10.9 | 4.6 | 200 | 25
AT-EAR-W03 | Workplace safety | Ear muffs, SNR 32 dB | Soft headband | Light enough for a whole shift next to a press. | 24.9 | 24.9 | 10.9 | 105 | 12
AT-GLV-W04 | Workplace safety | Cut-proof gloves, level D | Touch screens work | Nitrile palm that grips oily parts. | 9.8 | 8.8 | 3.6 | 320 | 40
AT-VST-W05 | Workplace safety | High-visibility vest | EN ISO 20471, class 2 | Four pockets, a zip, and a window for the badge. | 11.9 | 11.9 | 4.3 | 240 | 30
AT-BOX-W06 | Workplace safety | First aid box for workshops | DIN 13157 | Refill sets are sold singly, so nothing has to be thrown away. | 42 | 38.5 | 18.4 | 58 | 8
AT-BRG-B01 | Bearings | Deep groove bearing 6205-2RS | 25 × 52 × 15 mm | Sealed on both sides, greased for life, C3 clearance. | 9.6 | 8.9 | 3.9 | 340 | 40
AT-BRG-B02 | Bearings | Deep groove bearing 6308-2Z | 40 × 90 × 23 mm | Metal shields for motors that run warm. | 21.4 | 21.4 | 9.7 | 160 | 20
AT-BRG-B03 | Bearings | Angular contact bearing 7206-B | 30 × 62 × 16 mm | Takes axial load in one direction; mount in pairs. | 26.8 | 24.5 | 12.1 | 110 | 12
AT-IDL-B04 | Bearings | Needle bearing HK 2020 | 20 × 26 × 20 mm | For shafts where height is short. | 7.4 | 7.4 | 2.8 | 260 | 30
AT-PIL-B05 | Bearings | Pillow block UCP 205 | 25 mm shaft, cast housing | With a grease nipple and two set screws. | 18.6 | 16.9 | 7.9 | 130 | 15
AT-BRG-B06 | Bearings | Thrust bearing 51106 | 30 × 47 × 11 mm | Washers and cage come apart for cleaning. | 12.9 | 12.9 | 5.3 | 120 | 12
AT-BLT-B10 | Belts and chains | Wedge belt SPA 1250 | Raw edge, matched | Runs cooler and longer than a wrapped belt. | 13.5 | 12.2 | 5.6 | 180 | 20
AT-BLT-B11 | Belts and chains | Timing belt HTD 8M-1200 | 30 mm wide | Glass cord, neoprene, nylon on the teeth. | 29.5 | 29.5 | 13.3 | 74 | 10
AT-CHN-B12 | Belts and chains | Roller chain 08B-1, 5 m | With connecting link | Pre-stretched and greased, breaking load 18 kN. | 33 | 29.9 | 14.9 | 90 | 12
AT-GBX-B13 | Belts and chains | Sprocket 08B, 21 teeth | Pilot bore 16 mm | Hardened teeth that outlast three chains. | 17.8 | 17.8 | 7.4 | 85 | 10
AT-SPR-B14 | Belts and chains | Chain tensioner | Spring loaded, ½ inch | Takes up slack on its own between two services. | 48 | 43 | 21.7 | 42 | 6
AT-SPG-P13 | Spare parts | Spring assortment, 200 pieces | Compression and extension | Zinc plated, in twenty compartments with their rates. | 28.5 | 25.9 | 11.8 | 76 | 10
AT-BOL-P14 | Spare parts | Hex bolts M8, box of 100 | Grade 8.8, 40 mm | With nuts and washers, hot-dip galvanized. | 16.8 | 16.8 | 6.9 | 150 | 20
AT-VLV-P15 | Spare parts | Ball valve, ½ inch | Stainless steel, full bore | Lockable lever for maintenance without surprises. | 22.9 | 20.5 | 9.9 | 98 | 12`,
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
7 | Does what it says.
10 | Ordered on Monday, fitted on Wednesday. Exactly the size it says. | Thank you for telling others.
9 | Good value. The second one we buy, and the first is still in use.
8 | Hace lo que promete. Lo usamos a diario en el taller.
9 | Muy bien embalado y con las instrucciones en español. | Nos alegra que le sirvan.
10 | El mejor de su clase que he tenido en las manos.
3 | Llegó con la caja abierta y faltaba una pieza. | Lo sentimos mucho. La pieza salió ayer por mensajería urgente.
9 | منتج متين، استخدمناه ثلاثة أشهر بلا أي مشكلة.
8 | السعر مناسب والجودة أفضل مما توقعت.
5 | وصلني مقاس مختلف عن الصورة، لكن الاستبدال كان سريعًا. | شكرًا لصبركم، وقد صحّحنا وصف المقاس.
10 | ممتاز، وسنطلبه لبقية الفروع.
7 | Sturdy, but heavier than I thought. Fine for the bench, less so for the ladder.
8 | The finish could be better, the function could not.
2 | Broke in the first week. | That must not happen. You have a new one and your money back.
9 | Our inspector was pleased, and so am I.
10 | Lo recomiendo a cualquier jefe de mantenimiento.
6 | Correcto, aunque esperaba más por este precio.
9 | وفّر علينا ساعة في كل صيانة.
8 | Clear description, quick delivery, no surprises.`,
  returned: 'Ordered the wrong size',
};
