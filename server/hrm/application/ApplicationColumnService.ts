import { BoardColumnService } from '../../core/board/BoardColumnService.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Application } from './Application.ts';
import { applicationColumnRules } from './application.rules.ts';
import { ApplicationColumn, ApplicationColumnKind } from './ApplicationColumn.ts';

/** Editable values of a column. */
export interface ApplicationColumnValues {
  title: string;
}

/** Columns of the application board; new ones are placed before Confirmed. */
export class ApplicationColumnService extends BoardColumnService<ApplicationColumn, ApplicationColumnValues> {
  protected readonly Entity = ApplicationColumn;
  protected readonly rules = applicationColumnRules;
  protected readonly board = { Card: Application, initial: ApplicationColumnKind.APPLIED, last: ApplicationColumnKind.CONFIRMED };

  /** Applications are confirmed one by one. */
  protected override refuseTarget({ kind }: ApplicationColumn): void {
    if (kind === ApplicationColumnKind.CONFIRMED) throw new InvalidInput({ field: 'targetId', code: 'confirmedTarget' });
  }

  protected override entrance(_column: ApplicationColumn, columnSince: Date) {
    return { columnSince };
  }
}
