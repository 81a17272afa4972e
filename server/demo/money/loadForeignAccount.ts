import type { EntityManager } from '@mikro-orm/postgresql';
import type { Company } from '../../administration/company/Company.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { BankAccount } from '../../ledger/bankAccount/BankAccount.ts';
import { transferMoney } from '../../ledger/bankAccount/transferMoney.ts';
import { worthOf } from '../../ledger/exchangeRate/homeWorth.ts';
import { requiredRateOn } from '../../ledger/exchangeRate/rateOn.ts';
import { receivePayment } from '../../ledger/payment/receivePayment.ts';
import { daysAgo, type MoneyText } from './loadMoney.ts';

interface Owed {
  id: string;
  currency: string;
  partyId: string;
  number: string;
  issuedOn: string;
  open: string;
}

/**
 * Moves money from the bank account at home to the one in the currency of the client abroad, and has the client pay half of an invoice into
 * it.
 */
export async function loadForeignAccount(
  em: EntityManager,
  { text, profile }: { text: MoneyText; profile: Pick<Company, 'currency' | 'timeZone'> },
): Promise<void> {
  const own = profile.currency!;
  const ago = daysAgo(profile.timeZone);
  const [owed] = await em.execute<Owed[]>(
    `select i.id, trim(i.currency) as currency, i.party_id as "partyId", i.number, i.issued_on::text as "issuedOn",
       trim_scale(i.amount - i.paid - i.credited)::text as open
     from open_item i where i.company_id = noria_company() and i.kind = 'SALES_INVOICE' and i.currency <> ? and i.amount > i.paid + i.credited and i.voided_on is null
     order by i.issued_on, i.number limit 1`,
    [own],
  );
  if (!owed) return;
  const { currency } = owed;
  const home = await em.findOneOrFail(BankAccount, { kind: 'BANK', currency: own });
  const abroad = await em.findOneOrFail(BankAccount, { kind: 'BANK', currency });
  const sent = new Decimal(6_000).times(text.size);
  const rate = await requiredRateOn(em, 'amount', currency, ago(90));
  const moved = { fromId: home.id, toId: abroad.id, amount: sent.toFixed(), movedOn: ago(90) };
  // Banks keep a little of the rate for themselves.
  const receivedAmount = round(sent.div(rate).times('0.994'), currencyDecimals(currency)).toFixed();
  await transferMoney({ em, viewer: { currency: own } }, { ...moved, receivedAmount });
  const paidOn = owed.issuedOn > ago(16) ? owed.issuedOn : ago(16);
  const amount = round(new Decimal(owed.open).div(2), currencyDecimals(currency)).toFixed();
  const worth = await worthOf(em, own, { currency, amount, homeAmount: null, on: paidOn });
  const payment = {
    direction: 'IN',
    control: 'RECEIVABLE',
    method: 'BANK',
    currency,
    amount,
    home: worth,
    bankAccountId: abroad.id,
  } as const;
  await receivePayment(em, { ...payment, paidOn, partyId: owed.partyId, reference: owed.number }, [{ documentId: owed.id, amount }]);
}
