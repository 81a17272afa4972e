/** Texts of a demo company's orders and quotations; the loader cycles through each list. */
export interface DealsText {
  descriptions: string[];
  reasons: string[];
  terms: string[];
  notes: string[];
  declines: string[];
}

export const atlasDeals: DealsText = {
  descriptions: [
    'Spare parts for the spring overhaul, to be delivered in one shipment.',
    'Yearly restocking of the workshop.',
    'Parts for the second assembly line; the first half is needed early.',
    'Replacement of worn drives before the season begins.',
    'Quarterly restocking of spare parts for the central warehouse.',
    'Urgent repair: by the fastest carrier.',
    'First order on trial, with a look at a contract for a year.',
    'Equipment for the new hall, delivered in two parts.',
  ],
  reasons: ['Regular customer', 'Repair', 'Yearly contract', 'Recommended by a customer', 'Trade fair', 'New branch'],
  terms: [
    'Payment within 30 days of delivery. Freight is included within the country.',
    'Half on ordering, half on delivery. Delivery within four weeks.',
    'Payment in advance with 2 % off. Custom parts cannot be returned.',
  ],
  notes: ['Asked for a better price on larger numbers.', 'Call again before the last day.', 'Decides together with the plant manager.'],
  declines: [
    'The price is above our budget for this year.',
    'We need delivery two weeks earlier.',
    'We chose a vendor closer to us.',
    'The project has been put off until next year.',
  ],
};

export const borealDeals: DealsText = {
  descriptions: [
    'توريد أسبوعي للفروع الثلاثة، كل يوم أحد قبل الثامنة صباحًا.',
    'طلبية موسم رمضان، على دفعتين.',
    'تجهيز المطبخ المركزي بالأصناف الأساسية لشهر كامل.',
    'طلبية تجريبية أولى قبل الاتفاق على عقد سنوي.',
    'أصناف مبردة، والتسليم بسيارة مبردة حتى باب المستودع.',
    'ضيافة مؤتمر لثلاثة أيام.',
    'إعادة تعبئة المستودع بعد الجرد.',
  ],
  reasons: ['عميل دائم', 'عقد سنوي', 'توصية من عميل', 'معرض الأغذية', 'فرع جديد', 'عطاء'],
  terms: [
    'الدفع خلال 30 يومًا من التسليم. التوصيل مشمول داخل عمّان.',
    'نصف المبلغ عند الطلب والباقي عند التسليم.',
    'الدفع مقدمًا بخصم 2٪. لا تُردّ الأصناف المبردة بعد استلامها.',
  ],
  notes: ['طلبوا سعرًا أفضل للكميات الكبيرة.', 'الاتصال بهم قبل آخر يوم.', 'القرار بالتشاور مع مدير المشتريات.'],
  declines: [
    'السعر أعلى من ميزانيتنا لهذا العام.',
    'نحتاج إلى التسليم قبل ذلك بأسبوعين.',
    'اخترنا موردًا أقرب إلينا.',
    'تأجّل افتتاح الفرع إلى العام المقبل.',
  ],
};
