import { writersOf } from '../../core/access/Allow.ts';
import { refusal } from '../../core/access/allows.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { newId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { moneyAccount } from '../../ledger/bankAccount/moneyAccount.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { reverseEntry } from '../../ledger/entry/reverseEntry.ts';
import { refuseEntryDay } from '../../ledger/period/refuseEntryDay.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { holdPaid } from '../payroll/slip/slipFacts.ts';
import { EmployeeLoan } from './EmployeeLoan.ts';
import { employeeLoanRules, type EmployeeLoanValues } from './employeeLoan.rules.ts';
import { loanRepaymentRules, loanRepaymentCode, type LoanRepayment } from './loanRepayment.rules.ts';

/** Number series of loans. */
const loanSeries = { documentType: 'EMPLOYEE_LOAN', prefix: 'EL' };

/** What a loan is once it was paid out. */
const fixed = ['employeeId', 'amount', 'grantedOn', 'isOpening'] as const;

/**
 * Loans and advances of employees. Granting one wants the right to approve, through whichever door, and posts Dr EMPLOYEE_ADVANCES, Cr BANK without a name; afterwards its instalment, its start and its title can
 * change. Only a loan that nothing was paid back of can be deleted, which takes the posting back.
 */
export class EmployeeLoanService extends ServiceOf(EmployeeLoan, employeeLoanRules) {
  override async create(input: EmployeeLoanValues): Promise<EmployeeLoan> {
    this.refuseUnapproved();
    const loan = await super.create(input);
    if (!loan.isOpening) await this.payOut(loan, loan.grantedOn);
    return loan;
  }

  /** Records a repayment beside pay: Dr BANK, Cr EMPLOYEE_ADVANCES. Throws InvalidInput `loanOverpaid` {balance}; Refused `periodLocked`. */
  async repay(id: string, { version, ...input }: LoanRepayment & { version?: number }): Promise<EmployeeLoan> {
    const loan = await this.find(id, version);
    const { amount, paidOn, bankAccountId } = check(loanRepaymentRules, input);
    await holdPaid(this.em, [loan.employee.id]);
    const account = await moneyAccount(this.em, { bankAccountId, method: 'BANK' });
    if (paidOn) await refuseEntryDay(this.em, 'paidOn', paidOn);
    const balance = await this.balanceOf(id);
    if (new Decimal(amount).greaterThan(balance)) throw new InvalidInput({ field: 'amount', code: 'loanOverpaid' });
    const day = paidOn ?? (await companyToday(this.em));
    const lines = [
      { account, debit: amount },
      { account: 'EMPLOYEE_ADVANCES' as const, credit: amount },
    ];
    const entryId = await postEntry(this.em, { postedOn: day, journal: 'CASH', sourceId: id, description: loan.number, lines });
    await this.em.execute('insert into employee_loan_repayment (id, loan_id, paid_on, secret_amount, entry_id) values (?, ?, ?, ?, ?)', [
      newId(loanRepaymentCode),
      id,
      day,
      amount,
      entryId,
    ]);
    loan.updatedAt = new Date();
    await this.em.flush();
    return loan;
  }

  protected override async guard(values: EmployeeLoanValues, current?: EmployeeLoan): Promise<void> {
    if (current) {
      const before = { ...current, employeeId: current.employee.id };
      const changed = fixed.find(name =>
        name === 'amount' ? !new Decimal(values.amount).equals(before.amount) : values[name] !== before[name],
      );
      if (changed) throw new InvalidInput({ field: changed, code: 'loanPaidOut' });
      return;
    }
    await refuseInactive(this.em, [{ field: 'employeeId', Entity: Employee, id: values.employeeId }]);
    // What was paid out before the books began lies before them.
    if (!values.isOpening) await refuseEntryDay(this.em, 'grantedOn', values.grantedOn);
    if (values.grantedOn > (await companyToday(this.em))) throw new InvalidInput({ field: 'grantedOn', code: 'inTheFuture' });
  }

  protected override async derive({ grantedOn }: EmployeeLoanValues, current?: EmployeeLoan): Promise<Record<string, unknown>> {
    return current ? {} : { number: await drawNumber(this.em, loanSeries, grantedOn) };
  }

  protected override async guardDelete(loan: EmployeeLoan): Promise<void> {
    await holdPaid(this.em, [loan.employee.id]);
    if (!new Decimal(await this.balanceOf(loan.id)).equals(loan.amount)) throw new Refused('loanRepaid');
    if (loan.entryId) await reverseEntry(this.em, loan.entryId, { postedOn: await companyToday(this.em), description: loan.number });
  }

  protected override async guardRestore(loan: EmployeeLoan): Promise<void> {
    this.refuseUnapproved();
    if (loan.entryId) await this.payOut(loan, await companyToday(this.em));
  }

  /** @throws RequestError FORBIDDEN without the right to approve. */
  private refuseUnapproved(): void {
    const refused = refusal(this.scope.viewer, writersOf(EmployeeLoan), 'APPROVE');
    if (refused) throw refused;
  }

  /** Posts that a loan is paid out, naming its number alone. */
  private async payOut({ id, number, amount }: EmployeeLoan, postedOn: string): Promise<void> {
    const lines = [
      { account: 'EMPLOYEE_ADVANCES' as const, debit: amount },
      { account: 'BANK' as const, credit: amount },
    ];
    const entryId = await postEntry(this.em, { postedOn, journal: 'CASH', sourceId: id, description: number, lines });
    await this.em.execute('update employee_loan set entry_id = ? where company_id = noria_company() and id = ?', [entryId, id]);
  }

  private async balanceOf(id: string): Promise<string> {
    const [{ balance }] = await this.em.execute<[{ balance: string }]>(
      'select noria_loan_balance(l)::text as balance from employee_loan l where company_id = noria_company() and id = ?',
      [id],
    );
    return balance;
  }
}
