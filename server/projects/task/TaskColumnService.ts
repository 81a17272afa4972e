import { StatusColumnService } from '../../portfolio/column/StatusColumnService.ts';
import { Task } from './Task.ts';

/** Columns of the task board. */
export class TaskColumnService extends StatusColumnService {
  protected readonly columnScope = 'TASK';
  protected readonly Card = Task;
}
