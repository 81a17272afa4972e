import { StatusColumnService } from '../column/StatusColumnService.ts';
import { Project } from './Project.ts';

/** Columns of the project board. */
export class ProjectColumnService extends StatusColumnService {
  protected readonly columnScope = 'PROJECT';
  protected readonly Card = Project;
}
