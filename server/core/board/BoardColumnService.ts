import type { FilterQuery } from '@mikro-orm/core';
import type { EntityClass } from '@mikro-orm/postgresql';
import type { CompanyRecord } from '../database/CompanyRecord.ts';
import { InvalidInput, Refused } from '../errors.ts';
import { EntityService } from '../record/EntityService.ts';
import { rankAt, ranksAtEnd, type RankedRows, type RankPosition } from './ranks.ts';

/** A column of a board; every kind but CUSTOM is the system's, and there is one of each. */
export interface ColumnRecord extends CompanyRecord {
  kind: string;
  title: string | null;
  rank: string;
}

/** What distinguishes one board from another. */
export interface Board {
  /** Entity of its cards, which stand in a `column` at a `rank`. */
  Card: EntityClass<CompanyRecord>;
  /** Kind of the column that cards enter unless they name another. */
  initial: string;
  /** Kind of the column that new ones are placed before. */
  last: string;
  /** The property that tells this board's columns from those of other boards in the same table, and its value. */
  within?: [property: string, value: string];
}

/** A column's new position among the others. */
export type ColumnMove = RankPosition & { id: string; version?: number };

/**
 * Columns of a board (domain §6, kanban order). Companies manage their own; system columns cannot be renamed or deleted, only moved
 * (spec 2 §3).
 */
export abstract class BoardColumnService<Column extends ColumnRecord, Values extends { title: string }> extends EntityService<
  Column,
  Values
> {
  protected abstract readonly board: Board;

  /** Refuses a column as the target of another's cards. */
  protected refuseTarget(_target: Column): void {}

  /** Returns the fields of cards that change when they enter a column. */
  protected entrance(_column: Column, _at: Date): Record<string, unknown> {
    return {};
  }

  /** Called after cards have entered a column. */
  protected async entered(_ids: string[], _column: Column, _at: Date): Promise<void> {}

  protected override async guard(_values: Values, current?: Column): Promise<void> {
    if (current) refuseSystem(current);
  }

  protected override async derive(_values: Values, current?: Column): Promise<Record<string, unknown>> {
    if (current) return {};
    await this.holdAll();
    const last = await this.em.findOneOrFail(this.Entity, this.ofBoard({ kind: this.board.last }));
    return { rank: await rankAt(this.em, this.rows, { beforeId: last.id }) };
  }

  /** Moves a column; system columns can be moved too. */
  async move({ id, version, afterId, beforeId }: ColumnMove): Promise<Column> {
    await this.holdAll();
    const column = await this.find(id, version);
    column.rank = await rankAt(this.em, this.rows, { id, afterId, beforeId });
    await this.em.flush();
    return column;
  }

  /** Returns what the columns are called, from the first to the last: own titles, or kinds. */
  async names(): Promise<string[]> {
    const columns = await this.em.find(this.Entity, this.ofBoard(), { orderBy: { rank: 'asc' } as never });
    return columns.map(({ title, kind }) => title ?? kind);
  }

  /**
   * Finds columns and locks them until the transaction ends, so that only one transaction at a time computes ranks in a column. Each is
   * given by id, kind or title; defaults to the board's initial column.
   * @throws InvalidInput for `field` when one does not exist.
   */
  async hold(names: (string | null | undefined)[], field = 'columnId'): Promise<Column[]> {
    const known = await this.em.find(this.Entity, this.ofBoard());
    const wanted = names.map(name => known.find(column => isCalled(column, name || this.board.initial))?.id);
    await this.em.execute(
      `select from ${this.table} where company_id = noria_company() and id = any(?) and deleted_at is null order by id for no key update`,
      [`{${wanted.filter(id => id).join()}}`],
    );
    const held = await this.em.find(this.Entity, this.ofBoard({ id: { $in: wanted.flatMap(id => id ?? []) } }), { refresh: true });
    return wanted.map(id => {
      const column = held.find(candidate => candidate.id === id);
      if (!column) throw new InvalidInput({ field, code: 'notFound' });
      return column;
    });
  }

  /**
   * Deletes a column. Its cards move to the end of `targetId`, in their order; without a target it must be empty (domain §6).
   * Returns the column's id. Throws Refused systemColumn; InvalidInput targetId.
   */
  async remove({ id, targetId }: { id: string; targetId?: string | null }): Promise<string[]> {
    await this.holdAll();
    refuseSystem(await this.find(id));
    const [column, target] = await this.hold([id, targetId], 'targetId');
    const count = await this.em.count(this.board.Card, { column: id, deletedAt: null } as FilterQuery<CompanyRecord>);
    if (count && !targetId) throw new InvalidInput({ field: 'targetId', code: 'columnHoldsCards', params: { count } });
    if (target === column) throw new InvalidInput({ field: 'targetId', code: 'notFound' });
    this.refuseTarget(target);
    await this.moveAll(column, target);
    column.deletedAt = new Date();
    await this.em.flush();
    return [id];
  }

  /** The cards of a column as ranked rows. */
  protected cardsOf(columnId: string): RankedRows {
    return { table: this.em.getMetadata().get(this.board.Card).tableName, within: ['column_id', columnId] };
  }

  /** Moves all cards, including deleted ones: restoring them needs a column. */
  private async moveAll(column: Column, target: Column): Promise<void> {
    const cards = await this.em.find(this.board.Card, { column: column.id } as FilterQuery<CompanyRecord>, {
      orderBy: { rank: 'asc' } as never,
    });
    if (!cards.length) return;
    const ranks = await ranksAtEnd(this.em, this.cardsOf(target.id), cards.length);
    const at = new Date();
    const fields = this.entrance(target, at);
    cards.forEach((card, index) => this.em.assign(card, { ...fields, column: target.id, rank: ranks[index] } as never));
    await this.em.flush();
    await this.entered(
      cards.map(card => card.id),
      target,
      at,
    );
  }

  /** Locks all columns in the order of their ids, so that concurrent transactions cannot deadlock. */
  private holdAll() {
    return this.em.execute(`select from ${this.table} where company_id = noria_company() order by id for no key update`);
  }

  private get table() {
    return this.meta.tableName;
  }

  private get rows(): RankedRows {
    return { table: this.table, within: this.board.within };
  }

  private ofBoard(where: object = {}): FilterQuery<Column> {
    const { within } = this.board;
    return { ...where, ...(within && { [within[0]]: within[1] }), deletedAt: null } as FilterQuery<Column>;
  }
}

function refuseSystem({ kind }: ColumnRecord): void {
  if (kind !== 'CUSTOM') throw new Refused('systemColumn');
}

/** Whether a column matches a name: a kind (`inquiry`, `Closed Won`), its own title, or its id. */
const isCalled = ({ id, kind, title }: ColumnRecord, name: string) =>
  id === name ||
  (title
    ? title.toLowerCase() === name.trim().toLowerCase()
    : kind ===
      name
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/g, '_'));
