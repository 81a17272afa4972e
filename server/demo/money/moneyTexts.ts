import type { MoneyText } from './loadMoney.ts';

export const atlasMoney: MoneyText = {
  recurring: 'Maintenance contract',
  stranger: 'Harbor Row Cooperative',
  bounced: 'Returned by the bank',
  insolvent: 'Insolvency closed without assets',
  transfer: 'Transfer',
  accounts: { bank: 'Operating account', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', cash: 'Petty cash' },
  statement: { charges: 'Account charges', interest: 'Credit interest', invoice: 'Invoice' },
};
export const borealMoney: MoneyText = {
  recurring: 'عقد صيانة',
  stranger: 'جمعية وادي السير التعاونية',
  bounced: 'أعادها البنك لعدم كفاية الرصيد',
  insolvent: 'أُعلن إفلاس العميل ولا أصول لديه',
  transfer: 'حوالة',
  accounts: { bank: 'الحساب الجاري', iban: 'JO94CBJO0010000000000131000302', bic: 'CBJOJOAXXXX', cash: 'صندوق النثرية' },
  statement: { charges: 'عمولة إدارة الحساب', interest: 'فوائد دائنة', invoice: 'فاتورة' },
};
