import type { MoneyText } from './loadMoney.ts';

export const atlasMoney: MoneyText = {
  recurring: 'Maintenance contract',
  depreciation: 'Depreciation of the delivery vans',
  stranger: 'Harbor Row Cooperative',
  bounced: 'Returned by the bank',
  insolvent: 'Insolvency closed without assets',
  transfer: 'Transfer',
  size: 1,
  dispute: 'Two of the boxes arrived damaged; a credit note is expected',
  banking: {
    capital: ['120000', 'Bank balance brought over'],
    contracts: ['SERVICE_SALES', '58000', 'Maintenance contracts of the month, as dispatch settled them'],
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
  recurring: 'عقد صيانة',
  depreciation: 'إهلاك سيارات التوصيل',
  stranger: 'جمعية وادي السير التعاونية',
  bounced: 'أعادها البنك لعدم كفاية الرصيد',
  insolvent: 'أُعلن إفلاس العميل ولا أصول لديه',
  transfer: 'حوالة',
  size: 0.2,
  dispute: 'وصل صندوقان تالفان وينتظر العميل إشعارًا دائنًا',
  banking: {
    capital: ['9000', 'رصيد البنك المُرحَّل'],
    contracts: ['SALES', '9800', 'تسوية موزّع الخليج لصادرات الشهر'],
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
