/** Applications to a demo company: one item per line, fields separated by `|`. */
export interface ApplicationText {
  /** Titles of the custom columns. */
  columns: string;
  /**
   * Name, father's name, position, column, days since it came, rating, days until the interview, qualification, e-mail, phone, expected salary,
   * owner's e-mail, `rejected` with the reason or `employee` with the name of who was hired.
   */
  applications: string;
}

export const atlasApplications: ApplicationText = {
  columns: `
Interview
Offer`,
  applications: `
Lina Ortega | Andrés Ortega | Sales representative | applied | 3 | | | BSc Business Administration, Seville | lina.ortega@example.com | 12125550201 | 4600 | hrm@atlas.test
Marcus Webb | | Warehouse clerk | applied | 5 | | | Forklift licence | marcus.webb@example.com | 12125550202 | 3400 | huda.alshami@atlas.test
سلمى الحسن | خليل الحسن | Accountant | applied | 8 | 3 | | بكالوريوس محاسبة، الجامعة اللبنانية | salma.alhasan@example.com | 12125550203 | 5400 | huda.alshami@atlas.test
Lina Ortega | | Sales assistant | applied | 41 | 3 | | BSc Business Administration, Seville | lina.ortega@example.com | 12125550201 | 2600 | hrm@atlas.test | rejected | Too senior for the position
Tomás Rivas | Julio Rivas | Field technician | Interview | 12 | 4 | 2 | Técnico superior en mecatrónica | tomas.rivas@example.com | 12125550204 | 5300 | hrm@atlas.test
Hana Suzuki | | Sales representative | Interview | 15 | 5 | 4 | MA International Business, Waseda | hana.suzuki@example.com | 12125550205 | 4900 | hrm@atlas.test
Derek Collins | | Warehouse clerk | Interview | 20 | 2 | -6 | High school diploma | derek.collins@example.com | 12125550206 | 3900 | huda.alshami@atlas.test | rejected | Cannot work shifts
نور الدين عباس | محمود عباس | Project engineer | Offer | 26 | 5 | -9 | هندسة ميكانيكية، جامعة دمشق | nour.abbas@example.com | 12125550207 | 6600 | hrm@atlas.test
Paula Jiménez | Ricardo Jiménez | Sales assistant | Offer | 30 | 4 | -12 | Filología inglesa, Granada | paula.jimenez@example.com | 12125550208 | 2400 | hrm@atlas.test
Aisha Bello | Ibrahim Bello | Apprentice technician | confirmed | 190 | 5 | -175 | High school diploma | aisha.bello@example.com | 12125550117 | 2200 | hrm@atlas.test | employee | Aisha Bello
Kofi Mensah | Emmanuel Mensah | Apprentice technician | confirmed | 160 | 4 | -145 | High school diploma | kofi.mensah@example.com | 12125550139 | 2200 | hrm@atlas.test | employee | Kofi Mensah`,
};

export const borealApplications: ApplicationText = {
  columns: `
مقابلة
عرض عمل`,
  applications: `
رامي الخوالدة | سليم الخوالدة | عامل إنتاج | applied | 2 | | | ثانوية عامة | rami.khawaldeh@example.com | 962795550201 | 350 |
لينا حجازين | عيسى حجازين | مراقب جودة | applied | 6 | 4 | | بكالوريوس كيمياء، الجامعة الأردنية | lina.hijazin@example.com | 962795550202 | 800 |
Javier Molina | | Contable | مقابلة | 11 | 4 | 3 | Administración y Finanzas, Málaga | javier.molina@example.com | 962795550203 | 950 |
أحمد بني عيسى | ياسر بني عيسى | سائق مبرّد | مقابلة | 14 | 3 | 1 | رخصة قيادة مركبات ثقيلة | ahmad.baniissa@example.com | 962795550204 | 460 |
Sara Lund | | People partner | عرض عمل | 25 | 5 | -8 | MSc Human Resources, Uppsala | sara.lund@example.com | 962795550205 | 1200 |
هيا الكيلاني | مازن الكيلاني | عامل إنتاج | عرض عمل | 19 | 4 | -5 | دبلوم صناعات غذائية | haya.kilani@example.com | 962795550206 | 330 |
عمر الفايز | نايف الفايز | سائق مبرّد | confirmed | 200 | 4 | -190 | رخصة قيادة مركبات ثقيلة | omar.alfayez@example.com | 962795550110 | 450 | | employee | عمر الفايز
Ελένη Παπαδάκη | Νίκος Παπαδάκης | مراقب جودة | confirmed | 195 | 5 | -180 | Τεχνολογία Τροφίμων, Ηράκλειο | eleni.papadaki@example.com | 962795550124 | 820 | | employee | Ελένη Παπαδάκη`,
};
