import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused, type Issue } from '../../core/errors.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Account } from '../../ledger/account/Account.ts';
import { controlledRoles, type AccountRole } from '../../ledger/account/accountRoles.ts';
import { foreignAmountIssues, foreignCurrencies } from '../../ledger/bankAccount/foreignCurrencies.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { OpeningLine, vendorClass } from './OpeningLine.ts';
import { openingLineRules, type OpeningLineValues } from './openingLine.rules.ts';

/** Accounts whose opening balance is the sum of open documents. */
const partyFields: Partial<Record<AccountRole, 'customerId' | 'vendorId'>> = { RECEIVABLE: 'customerId', PAYABLE: 'vendorId' };

/** Lines of the opening balances, which can be changed until they are posted. */
export class OpeningLineService extends ServiceOf(OpeningLine, openingLineRules) {
  protected override async guard(values: OpeningLineValues, current?: OpeningLine): Promise<void> {
    if (current) refusePosted(current);
    const { accountId, customerId, vendorId } = values;
    await refuseInactive(this.em, [
      { field: 'accountId', Entity: Account, id: accountId, before: current?.account?.id },
      { field: 'customerId', Entity: Customer, id: customerId, before: current?.customer?.id },
      { field: 'vendorId', Entity: vendorClass(), id: vendorId, before: current?.vendor?.id },
    ]);
    if (customerId && vendorId) throw new InvalidInput({ field: 'vendorId', code: 'openingOf' });
    const digits = currencyDecimals(currencyOf(this.scope.viewer));
    const issues = (['debit', 'credit'] as const)
      .filter(side => !round(values[side], digits).equals(values[side]))
      .map((side): Issue => ({ field: side, code: 'tooManyDecimals', params: { max: digits } }));
    if (issues.length) throw new InvalidInput(...issues);
    if (accountId) await this.guardAccount(accountId, values);
    const currencies = await foreignCurrencies(this.em, accountId ? [accountId] : []);
    const wrong = foreignAmountIssues(
      values.foreignAmount,
      accountId ? currencies.get(accountId) : undefined,
      currencyOf(this.scope.viewer),
    );
    if (wrong.length) throw new InvalidInput(...wrong.map(issue => ({ ...issue, field: 'foreignAmount' })));
  }

  protected override async guardDelete(line: OpeningLine): Promise<void> {
    refusePosted(line);
  }

  /** Documents stand on the control account of their side; what other modules keep in detail has its opening balance there. */
  private async guardAccount(id: string, { customerId, vendorId }: OpeningLineValues): Promise<void> {
    const { isGroup, role } = await this.em.findOneOrFail(Account, { id });
    const party = role ? partyFields[role] : undefined;
    const refuse = (field: string, code: string) => new InvalidInput({ field, code });
    if (isGroup) throw refuse('accountId', 'accountIsGroup');
    if (party && !{ customerId, vendorId }[party]) throw refuse(party, 'required');
    if (!party && controlledRoles.includes(role)) throw refuse('accountId', 'accountControlled');
    if ((customerId && party !== 'customerId') || (vendorId && party !== 'vendorId')) throw refuse('accountId', 'openingOf');
  }
}

function refusePosted({ state }: OpeningLine): void {
  if (state !== 'DRAFT') throw new Refused('openingPosted');
}
