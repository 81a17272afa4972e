/** Texts of a demo company's leads; the loader cycles through each list. */
export interface LeadsText {
  /** Custom columns, between inquiry and won. */
  columns: [string, string];
  wants: string[];
  reasons: string[];
  losses: string[];
}

export const atlasLeads: LeadsText = {
  columns: ['Qualified', 'Proposal'],
  wants: [
    'Needs everything delivered before the quarter ends, to two addresses.',
    'Compares us with two others; wants a sample first.',
    'Replaces what their former supplier no longer makes.',
    'Asks for a price per hundred and a fixed price for a year.',
    'Opens a second site in spring and wants the same as at the first.',
    'Wants to see it at work before deciding; a visit was offered.',
  ],
  reasons: [
    'Recommended by a customer',
    'Met at the trade fair',
    'Their supplier raised prices',
    'Opens a new branch',
    'Yearly tender',
    'Found us on the web',
  ],
  losses: [
    'The budget was cut for this year.',
    'Chose a cheaper offer.',
    'Delivery would have come too late.',
    'No answer after three calls.',
  ],
};

export const borealLeads: LeadsText = {
  // Usual titles, shown in the language of whoever reads them.
  columns: ['Qualified', 'Proposal'],
  wants: [
    'يحتاجون إلى التوريد أسبوعيًا قبل بداية رمضان، وإلى عنوانين.',
    'يقارنون بيننا وبين موردَين آخرين ويطلبون عينة أولًا.',
    'يبحثون عن بديل لصنف توقف موردهم السابق عن إنتاجه.',
    'يطلبون سعرًا للكرتونة وسعرًا ثابتًا لمدة سنة.',
    'يفتتحون فرعًا ثانيًا في الربيع ويريدون الأصناف نفسها.',
    'يرغبون في زيارة المصنع قبل اتخاذ القرار.',
  ],
  reasons: ['توصية من عميل', 'لقاء في معرض الأغذية', 'رفع المورد الحالي أسعاره', 'افتتاح فرع جديد', 'عطاء سنوي', 'وجدونا عبر الموقع'],
  losses: ['خُفّضت الميزانية هذا العام.', 'اختاروا عرضًا أرخص.', 'كان موعد التسليم متأخرًا.', 'لم يردّوا بعد ثلاثة اتصالات.'],
};
