import { typeOfId } from '../../core/database/ids.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { ofParties } from '../../ledger/party/partyColumns.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';

/** What a customer has left of credit notes, in the company's currency: 0 for one who is not there. */
export async function customerCreditOf({ database, viewer }: Context, customerId: string): Promise<string> {
  if (typeOfId(customerId) === undefined) return '0';
  const [{ credit }] = await database.inCompany(viewer!, em =>
    em.execute<[{ credit: string }]>(
      `select round(coalesce(-sum(balance), 0), ?)::text as credit from open_item_balance
       where company_id = noria_company() and direction = 'RECEIVABLE' and ${ofParties('posted_party_id', 'array[?::uuid]')} and currency = ? and balance < 0`,
      [currencyDecimals(viewer!.currency ?? ''), customerId, viewer!.currency],
    ),
  );
  return credit;
}
