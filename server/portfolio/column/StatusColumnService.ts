import type { EntityClass } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { BoardColumnService, type Board } from '../../core/board/BoardColumnService.ts';
import type { Changes } from '../../core/record/EntityService.ts';
import type { Work } from '../work/Work.ts';
import { StatusColumn, StatusColumnKind, type ColumnScope } from './StatusColumn.ts';
import { statusColumnRules } from './statusColumn.rules.ts';

/** Validated values of a status column. */
export type StatusColumnValues = z.output<typeof statusColumnRules>;

/** Status columns of one scope; new ones are placed before Completed. */
export abstract class StatusColumnService extends BoardColumnService<StatusColumn, StatusColumnValues> {
  protected readonly Entity = StatusColumn;
  protected readonly rules = statusColumnRules;
  protected abstract readonly columnScope: ColumnScope;
  /** The cards. */
  protected abstract readonly Card: EntityClass<Work>;

  protected get board(): Board {
    return {
      Card: this.Card,
      initial: StatusColumnKind.TODO,
      last: StatusColumnKind.COMPLETED,
      within: ['scope', this.columnScope],
    };
  }

  /** A column whose group changes finishes its cards or reopens them. */
  override async update(changes: Changes<StatusColumnValues>): Promise<StatusColumn> {
    const before = (await this.find(changes.id, changes.version)).group;
    const column = await super.update(changes);
    if ((before === 'DONE') === (column.group === 'DONE')) return column;
    const cards = await this.em.find(this.Card, { column: column.id });
    const doneAt = column.group === 'DONE' ? new Date() : null;
    for (const card of cards) card.doneAt = doneAt;
    await this.em.flush();
    return column;
  }

  /** Returns the fields of a card that change when it enters a column. */
  override entrance({ group }: StatusColumn, columnSince: Date) {
    return { columnSince, doneAt: group === 'DONE' ? columnSince : null };
  }

  protected override async derive(values: StatusColumnValues, current?: StatusColumn): Promise<Record<string, unknown>> {
    return { ...(await super.derive(values, current)), scope: this.columnScope };
  }
}
