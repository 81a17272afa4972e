import type { MoneyText } from './loadMoney.ts';

export const atlasMoney: MoneyText = {
  contracts: `
Harlan Mills | Maintenance contract for four plants | 4 | 10400 | 24
Keystone Conveyor | Spare parts contract | 1 | 35800 | 19
Bluewater Pumps | Maintenance contract for three plants | 3 | 10600 | 28
Prairie Ag Equipment | Maintenance contract for two plants | 2 | 12900 | 21
Red River Fabrication | Spare parts contract | 1 | 31200 | 34
Cascade Lifts | Maintenance contract for the dock lifts | 1 | 28300 | 16
Ironwood Machine | Spare parts contract | 1 | 22400 | 26
Gulfport Marine Drives | Maintenance contract for the winches | 1 | 12600 | 22`,
  depreciation: 'Depreciation of the delivery vans',
  stranger: 'Harbor Row Cooperative',
  bounced: 'Returned by the bank',
  insolvent: 'Insolvency closed without assets',
  transfer: 'Transfer',
  size: 1,
  dispute: 'Two of the boxes arrived damaged; a credit note is expected',
  banking: {
    capital: ['240000', 'Bank balance brought over'],
    takings: 'Takings paid into the bank',
    settled: 'Suppliers and payroll offices paid',
  },
  accounts: {
    bank: 'Operating account',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    cash: 'Petty cash',
    abroad: { name: 'Euro account', iban: 'DE62370400440532013001' },
  },
  statement: { charges: 'Account charges', interest: 'Credit interest', invoice: 'Invoice' },
};
export const borealMoney: MoneyText = {
  contracts: `
أسواق المدينة | تعبئة بالعلامة الخاصة، ثلاثة خطوط | 3 | 1560.000 | 23
مقاهي الجبل | عقد تموين شهري | 1 | 2450.500 | 18
تعاونية إربد | تعبئة بالعلامة الخاصة، خطّان | 2 | 1690.000 | 27
جملة الزرقاء | تعبئة بالعلامة الخاصة، ثلاثة خطوط | 3 | 1540.000 | 21
فنادق العقبة | عقد تموين شهري | 1 | 3640.750 | 33
مخيمات البتراء | عقد تموين شهري | 1 | 2180.000 | 16
حلويات مأدبا | تعبئة بالعلامة الخاصة، خط واحد | 1 | 1280.000 | 25`,
  depreciation: 'إهلاك سيارات التوصيل',
  stranger: 'جمعية وادي السير التعاونية',
  bounced: 'أعادها البنك لعدم كفاية الرصيد',
  insolvent: 'أُعلن إفلاس العميل ولا أصول لديه',
  transfer: 'حوالة',
  size: 0.2,
  dispute: 'وصل صندوقان تالفان وينتظر العميل إشعارًا دائنًا',
  banking: {
    capital: ['28000', 'رصيد البنك المُرحَّل'],
    takings: 'إيداع المقبوضات في البنك',
    settled: 'سداد الموردين ومستحقات الرواتب',
  },
  accounts: {
    bank: 'الحساب الجاري',
    iban: 'JO94CBJO0010000000000131000302',
    bic: 'CBJOJOAXXXX',
    cash: 'صندوق النثرية',
    abroad: { name: 'حساب اليورو', iban: 'JO67CBJO0010000000000131000303' },
  },
  statement: { charges: 'عمولة إدارة الحساب', interest: 'فوائد دائنة', invoice: 'فاتورة' },
};
