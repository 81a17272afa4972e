import { refuseTreeParent } from '../../core/database/refuseTreeParent.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Account } from './Account.ts';
import { accountRules, type AccountValues } from './account.rules.ts';

/** Maximum depth of nested headings. */
const depthLimit = 8;

export class AccountService extends ServiceOf(Account, accountRules) {
  /** Clears the Arabic and Spanish names when the name changes, unless the same update sets them: they translate the old name. */
  override async update(changes: Changes<AccountValues>): Promise<Account> {
    const { name } = await this.find(changes.id, changes.version);
    const isRenamed = changes.name !== undefined && changes.name?.trim() !== name;
    return super.update(isRenamed ? { nameAr: null, nameSp: null, ...changes } : changes);
  }

  protected override async guard({ type, parentId, isGroup, status }: AccountValues, current?: Account): Promise<void> {
    if (current?.role && (status === ActiveStatus.INACTIVE || isGroup || type !== current.type)) throw new Refused('accountHasRole');
    if (current && (type !== current.type || isGroup !== current.isGroup)) {
      await this.refusePosted(current);
      const below = await this.em.count(Account, { parent: current.id, deletedAt: null });
      if (below) throw new Refused('accountHasAccounts');
    }
    if (parentId && parentId !== current?.parent?.id) await this.guardParent(parentId, type, current);
  }

  protected override async guardDelete(account: Account): Promise<void> {
    if (account.role) throw new Refused('accountHasRole');
    await this.refusePosted(account);
  }

  /** Checks that the parent is a heading of the same type, and neither the account itself nor one below it. */
  private async guardParent(parentId: string, type: string, current?: Account): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('chart ' || noria_company(), 0))`);
    const parent = await this.em.findOne(Account, { id: parentId, deletedAt: null });
    if (!parent) throw new InvalidInput({ field: 'parentId', code: 'notFound' });
    if (!parent.isGroup || parent.type !== type) throw new InvalidInput({ field: 'parentId', code: 'notInList' });
    await refuseTreeParent(this.em, { table: 'account', parentId, id: current?.id, depthLimit, belowItself: 'accountBelowItself' });
  }

  private async refusePosted({ id }: Account): Promise<void> {
    const [posted] = await this.em.execute('select from journal_line where company_id = noria_company() and account_id = ? limit 1', [id]);
    if (posted) throw new Refused('accountHasPostings');
  }
}
