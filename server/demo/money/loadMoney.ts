import type { EntityManager } from '@mikro-orm/postgresql';
import type { Company } from '../../administration/company/Company.ts';
import { DepositService } from '../../ledger/deposit/DepositService.ts';
import { DepositUseService } from '../../ledger/deposit/DepositUseService.ts';
import { receivePayment } from '../../ledger/payment/receivePayment.ts';
import { reversePayment } from '../../ledger/payment/reversePayment.ts';
import { disputeDocument } from '../../ledger/reminder/dispute.ts';
import { WriteOffService } from '../../ledger/writeOff/WriteOffService.ts';
import type { BankingText } from './loadBanking.ts';
import { loadBankAccounts, type BankAccountNames } from './loadBankAccounts.ts';
import type { StatementText } from './loadBankStatement.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;

/** What a demo company's customers paid apart from sales: in advance, on account, and once with a payment that bounced; and what one of them will never pay. */
export interface MoneyText {
  /** Monthly contracts, one per line: customer, what for, quantity, price, and days until an invoice is paid; fields separated by `|`. */
  contracts: string;
  /** Text of the depreciation that is posted each month. */
  depreciation: string;
  /** A client whom no customer is called like. */
  stranger: string;
  /** Why a payment was reversed. */
  bounced: string;
  /** Why an invoice was written off. */
  insolvent: string;
  /** Names of the bank accounts, with their IBAN, and of the cash box. */
  accounts: BankAccountNames;
  /** Why a customer disputes an invoice. */
  dispute: string;
  /** By how much its payments differ in size from those of a company in dollars. */
  size: number;
  /** References of the payments, by number. */
  transfer: string;
  /** What it does with its money each month. */
  banking: BankingText;
  /** What the bank writes on its statement. */
  statement: StatementText;
}

/** Returns the day that was a number of days ago, in a time zone. */
export const daysAgo = (timeZone: string) => (days: number) => new Date(demoNow() - days * day).toLocaleDateString('sv-SE', { timeZone });

interface MoneyOf {
  text: MoneyText;
  profile: Pick<Company, 'currency' | 'timeZone'>;
  customers: { id: string; status: string }[];
}

/** Loads deposits and payments of the last three months, made by the same services as those of users. */
export async function loadMoney(em: EntityManager, { text, profile: { currency, timeZone }, customers }: MoneyOf): Promise<void> {
  const ago = daysAgo(timeZone);
  const sized = (amount: string) => String(Number(amount) * text.size);
  const active = customers.filter(({ status }) => status === 'ACTIVE').toReversed();
  const scope = { em, viewer: { currency } };
  const deposits = new DepositService(scope);
  const received = [
    { customerId: active[0].id, amount: '1500', method: 'BANK', days: 84 },
    { customerId: active[1].id, amount: '420', method: 'CARD', days: 61 },
    { client: text.stranger, amount: '250', method: 'BANK', days: 40 },
    { customerId: active[2].id, amount: '3200', method: 'BANK', days: 23 },
    { customerId: active[3].id, amount: '180', method: 'CASH', days: 6 },
  ];
  const made: string[] = [];
  for (const { days, ...deposit } of received)
    made.push(
      await deposits.receive({
        ...deposit,
        amount: sized(deposit.amount),
        receivedOn: ago(days),
        reference: `${text.transfer} ${9_100 + days}`,
      }),
    );
  await new DepositUseService(scope).refund({ depositId: made[1], method: 'CARD', amount: sized('120'), refundedOn: ago(30) });
  const bankAccountId = await loadBankAccounts(em, { names: text.accounts, openedOn: ago(200), currency: currency! });
  const payments: string[] = [];
  for (const [index, days] of [70, 45, 18, 3].entries()) {
    const payment = {
      direction: 'IN',
      control: 'RECEIVABLE',
      method: 'BANK',
      bankAccountId,
      currency: currency!,
      amount: sized(`${(index + 2) * 145}`),
    } as const;
    const more = { paidOn: ago(days), partyId: active[4 + index].id, reference: `${text.transfer} ${9_400 + days}` };
    payments.push(await receivePayment(em, { ...payment, ...more }, []));
  }
  await reversePayment(em, payments[1], ago(43), text.bounced);
  const [oldest, disputed] = await em.execute<{ id: string }[]>(
    `select id from open_item where company_id = noria_company() and kind = 'SALES_INVOICE' and amount > 0 and paid + credited = 0 and voided_on is null
       and due_on < ? order by due_on, number limit 2`,
    [ago(30)],
  );
  if (oldest) await new WriteOffService(scope).writeOff({ documentId: oldest.id, reason: text.insolvent, writtenOffOn: ago(4) });
  if (disputed) await disputeDocument(em, { documentId: disputed.id, reason: text.dispute });
}
