import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { homeAmountAt } from '../../ledger/exchangeRate/homeWorth.ts';
import { requiredRateOn } from '../../ledger/exchangeRate/rateOn.ts';
import type { PurchaseOrder } from './PurchaseOrder.ts';

/**
 * Freezes the rate of an order that is in another currency than the company's: the one wished for, else that of the day.
 * @throws InvalidInput `exchangeRate` rateMissing, worthNothing, limitExceeded.
 */
export async function freezeRate({ em, viewer }: Scope, order: PurchaseOrder, on: string): Promise<void> {
  const own = currencyOf(viewer);
  if (order.currency === own) return;
  order.exchangeRate ??= await requiredRateOn(em, 'exchangeRate', order.currency, on);
  homeAmountAt('exchangeRate', order.total, order.exchangeRate, own);
}

/**
 * Returns what an order costs in the company's currency, net of tax, and keeps with the lines of one in another currency what each is worth
 * at its rate: what is committed, received and cleared of it adds up to that.
 */
export async function netWorthOf({ em }: Scope, order: PurchaseOrder): Promise<Decimal> {
  const { id, exchangeRate } = order;
  if (!exchangeRate) return netOf(order);
  const [{ worth }] = await em.execute<[{ worth: string }]>(
    `with valued as (
       update purchase_order_line set home_base = round(base * ?, noria_home_decimals(company_id))
       where company_id = noria_company() and order_id = ? and deleted_at is null returning home_base)
     select sum(home_base)::text as worth from valued`,
    [exchangeRate, id],
  );
  return new Decimal(worth);
}

/** What an order costs in its own currency, net of tax. */
export const netOf = ({ subtotal, discountTotal }: Pick<PurchaseOrder, 'subtotal' | 'discountTotal'>) =>
  new Decimal(subtotal).minus(discountTotal);
