import type { MoneyText } from './loadMoney.ts';

export const atlasMoney: MoneyText = { stranger: 'Harbor Row Cooperative', bounced: 'Returned by the bank', transfer: 'Transfer' };
export const borealMoney: MoneyText = {
  stranger: 'جمعية وادي السير التعاونية',
  bounced: 'أعادها البنك لعدم كفاية الرصيد',
  transfer: 'حوالة',
};
