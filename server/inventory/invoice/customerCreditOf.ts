import { typeOfId } from '../../core/database/ids.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { creditOf } from '../../ledger/payment/creditOf.ts';

/** Returns a customer's unused payments on account and credit notes in the company's currency; 0 for an unknown customer. */
export async function customerCreditOf({ database, viewer }: Context, customerId: string): Promise<string> {
  const currency = viewer!.currency ?? '';
  if (typeOfId(customerId) === undefined) return '0';
  const credit = await database.inCompany(viewer!, em => creditOf(em, { control: 'RECEIVABLE', partyId: customerId, currency }));
  return credit.toFixed(currencyDecimals(currency));
}
