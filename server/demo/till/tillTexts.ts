/** Names of a demo company's tills, reasons for returns, and notes on cash differences. */
export interface TillText {
  /** The first one is currently open. */
  tills: string[];
  reasons: string[];
  notes: string[];
}

export const atlasTill: TillText = {
  tills: ['Front counter', 'Workshop counter'],
  reasons: ['Wrong size', 'Bought one too many', 'Arrived with a dent', 'Does not fit the machine'],
  notes: ['Coins miscounted in the morning.', 'A note was torn.', 'Counted twice.'],
};

export const borealTill: TillText = {
  tills: ['صندوق المعرض', 'صندوق البيع بالجملة'],
  reasons: ['العبوة تالفة', 'طُلبت كمية زائدة', 'صنف غير المطلوب', 'قرب انتهاء الصلاحية'],
  notes: ['خطأ في عدّ الفكة صباحًا.', 'أُعيد العدّ مرتين.', 'ورقة نقدية ممزقة.'],
};
