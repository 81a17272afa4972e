import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { NotFound } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { StatusColumn, type ColumnScope } from '../../portfolio/column/StatusColumn.ts';
import type { StatusColumnService } from '../../portfolio/column/StatusColumnService.ts';
import { ProjectColumnService } from '../../portfolio/project/ProjectColumnService.ts';
import { TaskColumnService } from '../task/TaskColumnService.ts';

const services: Record<ColumnScope, new (scope: Scope) => StatusColumnService> = {
  PROJECT: ProjectColumnService,
  TASK: TaskColumnService,
};

/** The boards of projects and tasks. */
export class StatusBoardService {
  constructor(private readonly scope: Scope) {}

  /** Returns the columns of a scope. */
  columnsOf(scope: ColumnScope): StatusColumnService {
    return new services[scope](this.scope);
  }

  /** Returns the columns among which one stands. Throws NotFound. */
  async columnsAround(id: string): Promise<StatusColumnService> {
    const isColumn = typeOfId(id) === codeOf(StatusColumn);
    const column = isColumn ? await this.scope.em.findOne(StatusColumn, { id, deletedAt: null }) : null;
    if (!column) throw NotFound();
    return this.columnsOf(column.scope);
  }
}
