/** Services, packages and aggregates of a demo company: one per line, fields separated by `|`; parts are `2 × CODE or title`. */
export interface OffersText {
  /** Title, description, type, charges, and `zero` if zero-rated. */
  services: string;
  /** Title, discount in percent, days until expiry if it expires, parts. */
  packages: string;
  /** Title, selling price, own cost, parts, which may be earlier aggregates. */
  aggregates: string;
}

export const atlasOffers: OffersText = {
  services: `
Shaft alignment | Laser alignment of shafts and belts, with a report | HOURLY | 95
Gearbox overhaul | Strip, inspect, new bearings and seals, test run | FIXED | 640
Conveyor inspection | Walk along every line once a month, with photographs | MONTHLY | 380
Emergency call-out | A fitter on site within four hours | FIXED | 250
Parts kept on site | Shelf of spare parts at the customer's, filled up and counted | QUARTERLY | 900
Operator training | Tensioning and lubrication, up to eight people | FIXED | 520 | zero
Fitter by the week | A fitter for shutdowns and rebuilds | WEEKLY | 2150`,
  packages: `
Conveyor care | 12 | 120 | 10 × AT-IDL-500, 2 × AT-LUB-EP2, 1 × Conveyor inspection
Motor change in a day | 8 | | 1 × AT-MOT-5HP, 1 × AT-CPL-JAW28, 3 × Shaft alignment
Bearing kit | 15 | 45 | 4 × AT-BRG-6204, 4 × AT-BRG-6308, 2 × AT-SEA-TC45
Drive start-up | 10 | -20 | 1 × AT-VFD-2K2, 1 × Operator training`,
  aggregates: `
Coupled motor 1 hp | 379 | 18 | 1 × AT-MOT-1HP, 1 × AT-CPL-JAW28
Geared motor 1 hp | 565 | 32 | 1 × Coupled motor 1 hp, 1 × AT-GBX-NMRV50
Chain drive set ANSI 40 | 89.5 | 4.5 | 1 × AT-CHN-40, 2 × AT-SPR-40B18
Hose assembly 2SN, 3 m | 44 | 6 | 3 × AT-HOS-2SN12, 2 × AT-SEA-TC45
Filter service set | 118 | 0 | 3 × AT-FLT-H10, 4 × AT-SEA-TC45`,
};

export const borealOffers: OffersText = {
  services: `
توصيل مبرّد داخل عمّان | في اليوم نفسه للطلبات قبل الظهر | FIXED | 3.000
ضيافة المناسبات | طاولة مقبلات مع من يقدّمها | HOURLY | 12.500
ترتيب الرفوف | زيارة أسبوعية لترتيب منتجاتنا في المتجر | WEEKLY | 35.000
اشتراك سلة المطبخ | سلة من المؤونة كل شهر | MONTHLY | 18.000
دورة تذوّق الزيت | لستة أشخاص في معصرتنا | FIXED | 45.000 | zero
فحص سلسلة التبريد | قياس درجات الثلاجات مع تقرير | QUARTERLY | 60.000`,
  packages: `
فطور العائلة | 10 | 90 | 2 × BF-HUM-400, 1 × BF-LAB-500, 1 × BF-SUM-200, 2 × BF-BRD-10
مائدة رمضان | 15 | 30 | 2 × BF-DAT-MJ1, 2 × BF-FRK-1K, 1 × BF-MOL-500, 1 × توصيل مبرّد داخل عمّان
هدية الزيت | 8 | | 1 × BF-OIL-1L, 1 × BF-ZAT-250, 1 × BF-OLV-GRN
عرض الصيف | 20 | -15 | 3 × BF-MUT-400, 2 × BF-PKL-MIX`,
  aggregates: `
صينية مقبلات | 6.900 | 0.600 | 1 × BF-HUM-400, 1 × BF-MUT-400, 1 × BF-LAB-500, 1 × BF-PKL-MIX
صينية مقبلات كبيرة | 14.500 | 0.900 | 2 × صينية مقبلات, 2 × BF-BRD-10
علبة تمر وقهوة | 11.250 | 0.450 | 1 × BF-DAT-MJ1, 1 × BF-COF-250
سلة الحبوب | 7.400 | 0.350 | 1 × BF-FRK-1K, 1 × BF-BUR-1K, 1 × BF-LEN-1K, 1 × BF-CHK-1K`,
};
