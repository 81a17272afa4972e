import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { homeAmountAt } from '../../ledger/exchangeRate/homeWorth.ts';
import { requiredRateOn } from '../../ledger/exchangeRate/rateOn.ts';
import type { HomeWorth } from '../../ledger/openItem/registerOpenItem.ts';
import type { Expense } from './Expense.ts';

/**
 * Freezes the rate of an expense that is being issued in another currency than the company's `own`: that of the day it counts, unless it has
 * one. Its tax is converted as it is deducted, and its cost takes the rest of what is owed, so that its entry has no residue. Returns what is
 * owed; null in the company's own currency.
 * @throws InvalidInput `exchangeRate` rateMissing, worthNothing, limitExceeded.
 */
export async function convertExpense(em: EntityManager, expense: Expense, own: string): Promise<HomeWorth | null> {
  const { currency, vat, vatCategory, total } = expense;
  if (currency === own) return null;
  const field = 'exchangeRate';
  const exchangeRate = (expense.exchangeRate ??= await requiredRateOn(em, field, currency, expense.issuedOn!));
  const homeAmount = homeAmountAt(field, total, exchangeRate, own);
  const tax = round(new Decimal(vat).times(exchangeRate), currencyDecimals(own));
  expense.homeVat = tax.toFixed();
  expense.homeNet = new Decimal(homeAmount).minus(vatCategory === 'REVERSE_CHARGE' ? 0 : tax).toFixed();
  return { exchangeRate, homeAmount };
}
