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

/** Bank and cash accounts. Each has an asset account of its own and a currency, which stay the same once it was used. */
export class BankAccountService extends ServiceOf(BankAccount, bankAccountRules) {
  protected override async guard({ accountId, openingBalance, currency: wished }: BankAccountValues, current?: BankAccount): Promise<void> {
    const own = currencyOf(this.scope.viewer);
    const currency = wished ?? own;
    const digits = currencyDecimals(currency);
    if (!round(openingBalance, digits).equals(openingBalance))
      throw new InvalidInput({ field: 'openingBalance', code: 'tooManyDecimals', params: { max: digits } });
    const isMoved = accountId !== current?.account.id;
    if (!isMoved && currency === current?.currency) return;
    if (isMoved) await this.guardAccount(accountId);
    if (current) await this.refuseUsed(current);
    // What was posted before has no amount in the other currency, or one in it.
    const isForeign = currency !== own || (current && current.currency !== own);
    if (isForeign && (await this.isPosted(accountId))) throw new InvalidInput({ field: 'accountId', code: 'bankAccountPosted' });
  }

  protected override async derive({ currency }: BankAccountValues): Promise<Record<string, unknown>> {
    return { currency: currency ?? currencyOf(this.scope.viewer) };
  }

  protected override async guardDelete(account: BankAccount): Promise<void> {
    await this.refuseUsed(account);
    const isForeign = account.currency !== currencyOf(this.scope.viewer);
    if (isForeign && (await this.isPosted(account.account.id))) throw new Refused('bankAccountUsed');
  }

  private async guardAccount(accountId: string): Promise<void> {
    await refuseInactive(this.em, [{ field: 'accountId', Entity: Account, id: accountId }]);
    const { type, isGroup, role } = await this.em.findOneOrFail(Account, { id: accountId });
    const code = isGroup ? 'accountIsGroup' : controlledRoles.includes(role) ? 'accountControlled' : type !== 'ASSET' && 'notInList';
    if (code) throw new InvalidInput({ field: 'accountId', code });
  }

  private async isPosted(accountId: string): Promise<boolean> {
    const rows = await this.em.execute('select from account_day where company_id = noria_company() and account_id = ? limit 1', [
      accountId,
    ]);
    return rows.length > 0;
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
