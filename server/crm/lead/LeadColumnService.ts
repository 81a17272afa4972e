import { rankAt, ranksAtEnd, type RankPosition } from '../../core/board/ranks.ts';
import { EntityService } from '../../core/record/EntityService.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { Lead } from './Lead.ts';
import { leadColumnRules } from './lead.rules.ts';
import { closedKinds, LeadColumn, LeadColumnKind } from './LeadColumn.ts';
import { cardsOf, noteStage } from './leadStages.ts';

/** Editable values of a column. */
export interface LeadColumnValues {
  title: string;
}

/** A column's new position among the others. */
export type ColumnMove = RankPosition & { id: string; version?: number };

const rows = { table: 'lead_column' };

/** Columns of the lead board. Companies manage their own; three system columns cannot be renamed or deleted (spec 2 §3). */
export class LeadColumnService extends EntityService<LeadColumn, LeadColumnValues> {
  protected readonly Entity = LeadColumn;
  protected readonly rules = leadColumnRules;

  protected override async guard(_values: LeadColumnValues, current?: LeadColumn): Promise<void> {
    if (current && current.kind !== LeadColumnKind.CUSTOM) throw new Refused('systemColumn');
  }

  /** Places a new column before Won. */
  protected override async derive(_values: LeadColumnValues, current?: LeadColumn): Promise<Record<string, unknown>> {
    if (current) return {};
    await this.holdAll();
    const won = await this.em.findOneOrFail(LeadColumn, { kind: LeadColumnKind.CLOSED_WON });
    return { rank: await rankAt(this.em, rows, { beforeId: won.id }) };
  }

  /** Moves a column; system columns can be moved too. */
  async move({ id, version, afterId, beforeId }: ColumnMove): Promise<LeadColumn> {
    await this.holdAll();
    const column = await this.find(id, version);
    column.rank = await rankAt(this.em, rows, { id, afterId, beforeId });
    await this.em.flush();
    return column;
  }

  /**
   * Finds columns and locks them until the transaction ends, so that only one transaction at a time computes ranks in a column. Each is
   * given by id, kind or title; defaults to the inquiry column.
   * @throws InvalidInput for `field` when one does not exist.
   */
  async hold(names: (string | null | undefined)[], field = 'columnId'): Promise<LeadColumn[]> {
    const known = await this.em.find(LeadColumn, { deletedAt: null });
    const wanted = names.map(name => known.find(column => isCalled(column, name || 'inquiry'))?.id);
    await this.em.execute(
      'select from lead_column where company_id = noria_company() and id = any(?) and deleted_at is null order by id for no key update',
      [`{${wanted.filter(id => id).join()}}`],
    );
    const held = await this.em.find(LeadColumn, { id: { $in: wanted.flatMap(id => id ?? []) }, deletedAt: null }, { refresh: true });
    return wanted.map(id => {
      const column = held.find(candidate => candidate.id === id);
      if (!column) throw new InvalidInput({ field, code: 'notFound' });
      return column;
    });
  }

  /**
   * Deletes a column. Its leads move to the end of `targetId`, in their order; without a target it must be empty (domain §6).
   * Returns the column's id. Throws Refused systemColumn; InvalidInput targetId.
   */
  async remove({ id, targetId }: { id: string; targetId?: string | null }): Promise<string[]> {
    await this.holdAll();
    const { kind } = await this.find(id);
    if (kind !== LeadColumnKind.CUSTOM) throw new Refused('systemColumn');
    const [column, target] = await this.hold([id, targetId], 'targetId');
    const count = await this.em.count(Lead, { column: id, deletedAt: null });
    if (count && !targetId) throw new InvalidInput({ field: 'targetId', code: 'columnHoldsLeads', params: { count } });
    if (target === column) throw new InvalidInput({ field: 'targetId', code: 'notFound' });
    if (target.kind === LeadColumnKind.CANCELLED) throw new InvalidInput({ field: 'targetId', code: 'cancelledTarget' });
    await this.moveAll(column, target);
    column.deletedAt = new Date();
    await this.em.flush();
    return [id];
  }

  /** Moves all leads, including deleted ones: restoring them needs a column. */
  private async moveAll(column: LeadColumn, target: LeadColumn): Promise<void> {
    const leads = await this.em.find(Lead, { column: column.id }, { orderBy: { rank: 'asc' } });
    if (!leads.length) return;
    const ranks = await ranksAtEnd(this.em, cardsOf(target.id), leads.length);
    const columnSince = new Date();
    const closedAt = closedKinds.includes(target.kind) ? columnSince : null;
    leads.forEach((lead, index) => this.em.assign(lead, { column: target.id, rank: ranks[index], columnSince, closedAt } as never));
    await this.em.flush();
    const ids = leads.map(lead => lead.id);
    await noteStage(this.scope, ids, target.id, columnSince);
  }

  /** Locks all columns in the order of their ids, so that concurrent transactions cannot deadlock. */
  private holdAll() {
    return this.em.execute('select from lead_column where company_id = noria_company() order by id for no key update');
  }
}

/** Whether a column matches a name: a kind (`inquiry`, `Closed Won`), its own title, or its id. */
const isCalled = ({ id, kind, title }: LeadColumn, name: string) =>
  id === name ||
  (title
    ? title.toLowerCase() === name.trim().toLowerCase()
    : kind ===
      name
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/g, '_'));
