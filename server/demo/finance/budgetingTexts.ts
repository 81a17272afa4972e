/** Expense heads, budgets and expenses of a demo company: one per line, fields separated by `|`. */
export interface BudgetingText {
  /** Description, department, budget, months. */
  costCenters: string;
  /** Title, first and last month from now (0 is this month's), cost center, action on a breach; its lines follow as `> title, head, amount`. */
  budgets: string;
  /**
   * Title, head, payee, cost center, net amount, tax category, when: a day of every month, or `-n` days ago; then `draft`, `void`, `unpaid`, or
   * the reason why it was booked above a cap.
   */
  expenses: string;
  /** Title, title of the head above, category, type, mode, cap, action on a breach, number of the account, description; `inactive` if it is. */
  heads: string;
}

export const atlasBudgeting: BudgetingText = {
  costCenters: `
Water Street | Management | 90000 | 12
Sales floor | Sales | 70000 | 12
Vans and workshop | Field service | 30000 | 12`,
  budgets: `
Operating budget | -10 | 1 | | WARN
> Premises | Premises | 84000
> Rent | Rent | 58000
> Office | Office | 18000
> Travel | Travel | 22000
> Professional fees | Professional fees | 12000
Getting known | -10 | 1 | Sales floor | APPROVE
> Online advertising | Online advertising | 17000
> Trade fairs | Trade fairs | 14000
Workshop vans | -2 | 1 | Vans and workshop | STOP
> Fuel and service | Fuel and vehicles | 4800`,
  expenses: `
Rent of Water Street | Rent | Harbor Real Estate LLC | Water Street | 4650 | EXEMPT | 1
Power and heating | Utilities | Hudson Power | Water Street | 1080 | STANDARD_RATED | 12
Internet and telephones | Utilities | Tri-State Telecom | Water Street | 240 | STANDARD_RATED | 16
Accounting and mail software | Software | Cloudbooks Inc. | | 610 | STANDARD_RATED | 5
Search advertising | Online advertising | Adreach | Sales floor | 1350 | REVERSE_CHARGE | 20
Fuel of both vans | Fuel and vehicles | Metro Fuel | Vans and workshop | 690 | STANDARD_RATED | 24
Paper, labels and ink | Stationery | Liberty Office Supply | | 215 | STANDARD_RATED | 9
Gifts for the holidays | Sales and marketing | Hudson Hampers | Sales floor | 1240 | STANDARD_RATED | -341
Winter service of both vans | Fuel and vehicles | Queens Motor Works | Vans and workshop | 1180 | STANDARD_RATED | -318
Closing of the year | Professional fees | Whitman & Lowe CPAs | | 2600 | STANDARD_RATED | -287
Snow clearing | Cleaning and repairs | Brooklyn Grounds Care | Water Street | 730 | STANDARD_RATED | -272
Flights to the Hannover fair | Travel | Daniel Brooks | Sales floor | 1985 | OUT_OF_SCOPE | -214
Screens for the project office | Office | Liberty Office Supply | | 1660 | STANDARD_RATED | -169
Air conditioning of the warehouse | Cleaning and repairs | Empire Cooling | Water Street | 1490 | STANDARD_RATED | -141
Booth at the Bearings Expo | Trade fairs | Expo Center Chicago | Sales floor | 9800 | STANDARD_RATED | -96
Samples and crates for the Expo | Trade fairs | Lakeside Logistics | Sales floor | 5150 | STANDARD_RATED | -88 | The booth was larger than planned; agreed with Nora
New lock on the loading gate | Cleaning and repairs | Brooklyn Locksmiths | Water Street | 420 | STANDARD_RATED | -61
Annual audit | Professional fees | Whitman & Lowe CPAs | | 8200 | STANDARD_RATED | -52 | unpaid
Visit to the Rotterdam works | Travel | Grace Okafor | | 2380 | OUT_OF_SCOPE | -40
Translation of the catalogue | Professional fees | Lingua Partners | | 1460 | REVERSE_CHARGE | -33 | void
Second translation of the catalogue | Professional fees | Lingua Partners | | 1260 | REVERSE_CHARGE | -31
Roof repair | Cleaning and repairs | Empire Roofing | Water Street | 3900 | STANDARD_RATED | -12 | unpaid
Chairs for the sales floor | Office | Borough Furniture | Sales floor | 2240 | STANDARD_RATED | -3 | draft
Taxi and hotel in Boston | Travel | Gabriel Rojas | Sales floor | 540 | STANDARD_RATED | -2 | draft`,
  heads: `
Premises | | Premises | FIXED | BANK | | WARN | | Everything the building costs
Rent | Premises | Premises | FIXED | BANK | 60000 | STOP | 6200 | Office and warehouse on Water Street
Utilities | Premises | Premises | VARIABLE | BANK | 16000 | WARN | 6300 | Power, water, heating and internet
Cleaning and repairs | Premises | Premises | VARIABLE | CARD | 9000 | APPROVE | | Cleaners, locks, lamps and small repairs
Sales and marketing | | Marketing | VARIABLE | CARD | 48000 | APPROVE | 6400 | Getting known and getting orders
Trade fairs | Sales and marketing | Marketing | ONE_TIME | BANK | 24000 | APPROVE | 6400 | Booths, travel and samples at fairs
Online advertising | Sales and marketing | Marketing | VARIABLE | CARD | 18000 | STOP | 6400 | Search and trade portals
Office | | Office | VARIABLE | CARD | 20000 | WARN | | What the desks need
Stationery | Office | Office | VARIABLE | CARD | 4000 | WARN | | Paper, ink and labels
Software | Office | Office | FIXED | CARD | 14000 | STOP | | Licences and subscriptions
Travel | | Travel | VARIABLE | CARD | 26000 | APPROVE | | Trips to customers and vendors
Fuel and vehicles | Travel | Travel | VARIABLE | CARD | 12000 | WARN | | Fuel, tolls and service of two vans
Professional fees | | Services | ONE_TIME | BANK | 15000 | STOP | | Auditors, lawyers and translators
Export desk | | Services | VARIABLE | BANK | | STOP | | Closed in spring with its department | inactive`,
};

export const borealBudgeting: BudgetingText = {
  costCenters: `
مصنع سحاب | الإنتاج | 12000 | 12
فريق المبيعات | المبيعات | 5000 | 12`,
  budgets: `
موازنة التشغيل | -10 | 1 | | WARN
> المباني | المباني | 7200
> المكتب | المكتب | 1400
> النقل | النقل | 2200
> الفحوص والشهادات | الفحوص والشهادات | 900
حملة التسويق | -10 | 1 | فريق المبيعات | APPROVE
> الإعلانات | التسويق | 3200
> معارض الأغذية | معارض الأغذية | 1300`,
  expenses: `
إيجار المصنع والمكاتب | الإيجار | شركة عقارات الأردن | مصنع سحاب | 430.500 | EXEMPT | 1
فاتورة الكهرباء | الكهرباء والماء | شركة الكهرباء الأردنية | مصنع سحاب | 169.250 | STANDARD_RATED | 14
اشتراك البرامج | البرامج | Nube Sistemas | | 53 | REVERSE_CHARGE | 6
وقود الشاحنات المبردة | النقل | محطات المناصير | مصنع سحاب | 144.750 | STANDARD_RATED | 22
إعلانات التواصل | التسويق | وكالة صدى | فريق المبيعات | 128 | STANDARD_RATED | 18
هدايا نهاية السنة | التسويق | متجر الهدايا | فريق المبيعات | 210 | STANDARD_RATED | -335
تجديد رخص المعمل | الفحوص والشهادات | أمانة عمّان الكبرى | مصنع سحاب | 260 | OUT_OF_SCOPE | -290
صيانة البرادات | النقل | كراج الوحدات | مصنع سحاب | 225.500 | STANDARD_RATED | -205
أجهزة للمكتب | المكتب | مكتبة عمّان | | 148.750 | STANDARD_RATED | -152
جناح معرض الأغذية | معارض الأغذية | مركز المعارض الدولي | فريق المبيعات | 1180 | STANDARD_RATED | -74
عينات التذوق | معارض الأغذية | مخابز الشام | فريق المبيعات | 176.125 | ZERO_RATED | -70 | زاد عدد الزوار؛ وافقت رنا الزعبي
فحص المختبر السنوي | الفحوص والشهادات | مختبرات الجودة | مصنع سحاب | 470 | STANDARD_RATED | -48 | unpaid
قرطاسية | المكتب | مكتبة عمّان | | 23.400 | STANDARD_RATED | -35
صيانة شاحنة التبريد | النقل | كراج الوحدات | مصنع سحاب | 188 | STANDARD_RATED | -28 | void
ضيافة الموردين | المكتب | مطعم السلام | | 19.500 | STANDARD_RATED | -9 | unpaid
إطارات جديدة | النقل | إطارات الشرق | مصنع سحاب | 264 | STANDARD_RATED | -2 | draft`,
  heads: `
المباني | | المباني | FIXED | BANK | | WARN | | كل ما تكلفه المباني
الإيجار | المباني | المباني | FIXED | BANK | 6000 | STOP | 6200 | المصنع والمكاتب في شارع الملكة رانيا
الكهرباء والماء | المباني | المباني | VARIABLE | BANK | 2400 | WARN | 6300 | كهرباء المصنع وماؤه وثلاجاته
التسويق | | التسويق | VARIABLE | CARD | 4000 | APPROVE | 6400 | الإعلانات والمعارض والعينات
معارض الأغذية | التسويق | التسويق | ONE_TIME | BANK | 1800 | APPROVE | 6400 | أجنحة المعارض وعيّنات التذوق
المكتب | | المكتب | VARIABLE | CASH | 1600 | WARN | | القرطاسية والبرامج والضيافة
البرامج | المكتب | المكتب | FIXED | CARD | 1000 | STOP | | الاشتراكات والتراخيص
النقل | | النقل | VARIABLE | CASH | 2800 | APPROVE | | وقود الشاحنات المبردة وصيانتها
الفحوص والشهادات | | الجودة | ONE_TIME | BANK | 1200 | STOP | | فحوص المختبر وشهادات السلامة`,
};
