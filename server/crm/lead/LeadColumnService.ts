import { BoardColumnService } from '../../core/board/BoardColumnService.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Lead } from './Lead.ts';
import { leadColumnRules } from './lead.rules.ts';
import { closedKinds, LeadColumn, LeadColumnKind } from './LeadColumn.ts';
import { noteStage } from './leadStages.ts';

/** Editable values of a column. */
export interface LeadColumnValues {
  title: string;
}

/** Columns of the lead board; new ones are placed before Won. */
export class LeadColumnService extends BoardColumnService<LeadColumn, LeadColumnValues> {
  protected readonly Entity = LeadColumn;
  protected readonly rules = leadColumnRules;
  protected readonly board = { Card: Lead, initial: LeadColumnKind.INQUIRY, last: LeadColumnKind.CLOSED_WON };

  /** Every lost lead has a reason of its own. */
  protected override refuseTarget({ kind }: LeadColumn): void {
    if (kind === LeadColumnKind.CANCELLED) throw new InvalidInput({ field: 'targetId', code: 'cancelledTarget' });
  }

  protected override entrance({ kind }: LeadColumn, columnSince: Date) {
    return { columnSince, closedAt: closedKinds.includes(kind) ? columnSince : null };
  }

  protected override entered(ids: string[], { id }: LeadColumn, at: Date): Promise<void> {
    return noteStage(this.scope, ids, id, at);
  }
}
