import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Account } from '../account/Account.ts';
import { controlledRoles } from '../account/accountRoles.ts';
import { BankAccount } from './BankAccount.ts';
import { bankAccountRules, type BankAccountValues } from './bankAccount.rules.ts';

/** Bank and cash accounts. Each has an asset account of its own, which stays the same once payments name the account. */
export class BankAccountService extends ServiceOf(BankAccount, bankAccountRules) {
  protected override async guard({ accountId, openingBalance }: BankAccountValues, current?: BankAccount): Promise<void> {
    const digits = currencyDecimals(currencyOf(this.scope.viewer));
    if (!round(openingBalance, digits).equals(openingBalance))
      throw new InvalidInput({ field: 'openingBalance', code: 'tooManyDecimals', params: { max: digits } });
    if (accountId === current?.account.id) return;
    if (current) await this.refuseUsed(current);
    await refuseInactive(this.em, [{ field: 'accountId', Entity: Account, id: accountId }]);
    const { type, isGroup, role } = await this.em.findOneOrFail(Account, { id: accountId });
    const code = isGroup ? 'accountIsGroup' : controlledRoles.includes(role) ? 'accountControlled' : type !== 'ASSET' && 'notInList';
    if (code) throw new InvalidInput({ field: 'accountId', code });
  }

  protected override guardDelete(account: BankAccount): Promise<void> {
    return this.refuseUsed(account);
  }

  private async refuseUsed({ id }: BankAccount): Promise<void> {
    const named = (table: string) => `exists (select from ${table} where company_id = noria_company() and bank_account_id = q.id)`;
    const [used] = await this.em.execute(
      `select from (select ?::uuid as id) q where ${['payment', 'deposit', 'deposit_refund', 'bank_statement'].map(named).join(' or ')}`,
      [id],
    );
    if (used) throw new Refused('bankAccountUsed');
  }
}
