import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { AccountRole } from '../../ledger/account/accountRoles.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';

/** What the entries about a demo company's bank say. */
export interface BankingText {
  /** Amount that the bank account begins with, and its description. */
  capital: [amount: string, description: string];
  /** Cash and card payments that reach the bank. */
  takings: string;
  /** What is owed for goods received without a bill, for payroll taxes and deductions. */
  settled: string;
}

/** Days of each month's banking, and of the balance that it settles. */
interface Month {
  end: string;
  before: string;
}

/** Brings over the balance of the bank account on the company's first day. */
export const loadCapital = async (em: EntityManager, { capital: [amount, description] }: BankingText, since: Date): Promise<void> => {
  const lines = [
    { account: 'BANK' as const, debit: amount },
    { account: 'OPENING_BALANCE' as const, credit: amount },
  ];
  await postEntry(em, { postedOn: since.toISOString().slice(0, 10), journal: 'GENERAL', description, lines });
};

/**
 * At the end of each month but the current one, pays takings into the bank but for a tenth of the cash, and pays what had been owed at the
 * end of the month before for goods received without a bill, payroll taxes and deductions.
 */
export async function loadBanking(em: EntityManager, { takings, settled }: BankingText, since: Date): Promise<void> {
  const today = await companyToday(em);
  const months = await em.execute<Month[]>(
    `select (month + interval '1 month - 1 day')::date::text as end, (month - interval '1 day')::date::text as before
     from generate_series(date_trunc('month', ?::date), ?::date - interval '1 month', interval '1 month') month`,
    [since.toISOString().slice(0, 10), today],
  );
  for (const { end, before } of months) {
    const taken = await balances(em, ['CASH', 'CARD'], end);
    await bank(
      em,
      end,
      takings,
      taken.map(({ role, balance }) => ({ account: role, credit: keepsFloat(role, balance) })),
    );
    const owed = await balances(em, ['GOODS_RECEIVED', 'PAYROLL_TAXES', 'PAYROLL_DEDUCTIONS'], before);
    await bank(
      em,
      end,
      settled,
      owed.map(({ role, balance }) => ({ account: role, debit: new Decimal(balance).negated() })),
    );
  }
}

/** The amount of an account that goes to the bank. */
const keepsFloat = (role: AccountRole, balance: string) =>
  role === 'CASH' ? new Decimal(balance).times('0.9').toDecimalPlaces(0, Decimal.ROUND_DOWN) : new Decimal(balance);

const balances = (em: EntityManager, roles: AccountRole[], until: string) =>
  em.execute<{ role: AccountRole; balance: string }[]>(
    `select a.role, trim_scale(sum(d.debit - d.credit))::text as balance
     from account_day d join account a on a.company_id = d.company_id and a.id = d.account_id
     where d.company_id = noria_company() and a.role in (?) and d.posted_on <= ? group by a.role order by a.role`,
    [roles, until],
  );

/** Posts amounts against the bank account, if there are any. */
async function bank(
  em: EntityManager,
  postedOn: string,
  description: string,
  lines: { account: AccountRole; debit?: Decimal; credit?: Decimal }[],
): Promise<void> {
  const due = lines.filter(({ debit, credit }) => (debit ?? credit)!.isPositive());
  const total = due.reduce((sum, { debit, credit }) => sum.plus(credit ?? 0).minus(debit ?? 0), new Decimal(0));
  await postEntry(em, { postedOn, journal: 'GENERAL', description, lines: [...due, { account: 'BANK', debit: total }] });
}
