/** Titles of a demo company's activities by kind; the loader cycles through each list. */
export interface ActivitiesText {
  CALL: string[];
  MEETING: string[];
  TASK: string[];
}

export const atlasActivities: ActivitiesText = {
  CALL: ['Ask whether the sample has arrived', 'Talk through the price per hundred', 'Find out who decides', 'Ask for the drawings'],
  MEETING: ['Visit the plant', 'Show the gearbox at work', 'Go over the yearly tender'],
  TASK: ['Send the data sheets', 'Check delivery times with the warehouse', 'Write the quotation', 'Look up their last order'],
};

export const borealActivities: ActivitiesText = {
  CALL: ['السؤال عن وصول العيّنة', 'مناقشة سعر الكرتونة', 'معرفة صاحب القرار', 'تأكيد موعد التوريد'],
  MEETING: ['زيارة المستودع', 'جلسة تذوّق', 'مراجعة العقد السنوي'],
  TASK: ['إرسال قائمة الأسعار', 'التحقق من المخزون المتاح', 'إعداد عرض السعر', 'مراجعة آخر طلبية'],
};
