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
    // Two concurrent moves could each be valid alone and form a cycle together.
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('chart ' || noria_company(), 0))`);
    const above = await this.em.execute<{ id: string; type: string; isGroup: boolean }[]>(
      `with recursive above as (
         select id, type, is_group, parent_id, 1 as depth from account where company_id = noria_company() and id = ? and deleted_at is null
         union all
         select a.id, a.type, a.is_group, a.parent_id, depth + 1 from account a join above b on a.id = b.parent_id
         where a.company_id = noria_company() and depth < ${depthLimit}
       ) select id, type, is_group as "isGroup" from above order by depth`,
      [parentId],
    );
    const refuse = (code: string) => new InvalidInput({ field: 'parentId', code });
    if (!above.length) throw refuse('notFound');
    if (!above[0].isGroup || above[0].type !== type) throw refuse('notInList');
    if (above.some(({ id }) => id === current?.id)) throw refuse('accountBelowItself');
    if (above.length >= depthLimit) throw new InvalidInput({ field: 'parentId', code: 'tooDeep', params: { max: depthLimit } });
  }

  private async refusePosted({ id }: Account): Promise<void> {
    const [posted] = await this.em.execute('select from journal_line where company_id = noria_company() and account_id = ? limit 1', [id]);
    if (posted) throw new Refused('accountHasPostings');
  }
}
