import type { EntityManager } from '@mikro-orm/postgresql';
import { noteCreated } from '../../core/database/ChangeLog.ts';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Account } from '../account/Account.ts';
import { controlledRoles } from '../account/accountRoles.ts';
import { foreignAmountIssues, foreignCurrencies } from '../bankAccount/foreignCurrencies.ts';
import { CostCenter } from '../costCenter/CostCenter.ts';
import { refuseUnknownParty } from '../party/refuseUnknownParty.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';
import { manualEntryRules, type ManualEntryValues } from './manualEntry.rules.ts';
import { postEntry } from './postEntry.ts';

/** The transaction of a posting, and the currency that it is in. */
export type PostingScope = Pick<Scope, 'em'> & { viewer: Pick<Scope['viewer'], 'currency'> };

/**
 * Posts a manual entry in the general journal. Returns its id.
 * @throws InvalidInput naming the line, `outsideBooks` on `postedOn`; Refused `entryUnbalanced`, `periodLocked`, `currencyMissing`.
 */
export async function postManualEntry({ em, viewer }: PostingScope, input: object): Promise<string> {
  const { postedOn, description, lines } = check(manualEntryRules, input);
  await refuseEntryDay(em, 'postedOn', postedOn);
  const digits = currencyDecimals(currencyOf(viewer));
  const issues = lines.flatMap(({ debit, credit }, index) =>
    (['debit', 'credit'] as const)
      .filter(side => !round({ debit, credit }[side], digits).equals({ debit, credit }[side]))
      .map((side): Issue => ({ field: `lines.${index}.${side}`, code: 'tooManyDecimals', params: { max: digits } })),
  );
  if (issues.length) throw new InvalidInput(...issues);
  await refuseAccounts({ em }, lines);
  await refuseForeignAmounts(em, currencyOf(viewer), lines);
  for (const [index, { partyId }] of lines.entries()) await refuseUnknownParty(em, `lines.${index}.partyId`, partyId);
  const postings = lines.map(({ accountId, foreignAmount, ...line }) => ({
    ...line,
    account: { id: accountId },
    foreign: foreignAmount && new Decimal(foreignAmount).times(Number(line.debit) > 0 ? 1 : -1),
  }));
  const id = (await postEntry(em, { postedOn, journal: 'GENERAL', description, lines: postings }))!;
  noteCreated(em, 'JournalEntry', [{ id, name: description, postedOn, description, lines } as { id: string }]);
  return id;
}

/** Refuses headings, inactive accounts and cost centers, and accounts that only documents post to. */
async function refuseAccounts({ em }: Pick<Scope, 'em'>, lines: ManualEntryValues['lines']): Promise<void> {
  await refuseInactive(
    em,
    lines.flatMap(({ accountId, costCenterId }, index) => [
      { field: `lines.${index}.accountId`, Entity: Account, id: accountId },
      { field: `lines.${index}.costCenterId`, Entity: CostCenter, id: costCenterId },
    ]),
  );
  const accounts = await em.find(Account, { id: { $in: lines.map(({ accountId }) => accountId) }, status: ActiveStatus.ACTIVE });
  const known = new Map(accounts.map(account => [account.id, account]));
  const issues = lines.flatMap(({ accountId }, index): Issue[] => {
    const { isGroup, role } = known.get(accountId)!;
    const code = isGroup ? 'accountIsGroup' : controlledRoles.includes(role) ? 'accountControlled' : undefined;
    return code ? [{ field: `lines.${index}.accountId`, code }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
}

/** Refuses lines that lack the amount in the currency of their account, or say one where there is none. */
async function refuseForeignAmounts(em: EntityManager, own: string, lines: ManualEntryValues['lines']): Promise<void> {
  const currencies = await foreignCurrencies(
    em,
    lines.map(({ accountId }) => accountId),
  );
  const issues = lines.flatMap(({ accountId, foreignAmount }, index): Issue[] =>
    foreignAmountIssues(foreignAmount, currencies.get(accountId), own).map(issue => ({
      ...issue,
      field: `lines.${index}.foreignAmount`,
    })),
  );
  if (issues.length) throw new InvalidInput(...issues);
}
