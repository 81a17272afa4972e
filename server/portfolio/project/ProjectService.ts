import { WorkService } from '../work/WorkService.ts';
import { Project, ProjectMember } from './Project.ts';
import { projectRules, type ProjectValues } from './project.rules.ts';
import { ProjectColumnService } from './ProjectColumnService.ts';
import { freeProjectKey } from './projectKey.ts';

/** Projects and their members (domain §7). */
export class ProjectService extends WorkService<Project, ProjectValues> {
  static readonly rules = projectRules;
  protected readonly Entity = Project;
  protected readonly rules = projectRules;
  protected readonly people = { Entity: ProjectMember, of: 'project', field: 'memberIds', rows: 'memberships' };

  protected override async derive(values: ProjectValues, current?: Project): Promise<Record<string, unknown>> {
    return {
      ...(await super.derive(values, current)),
      key: values.key ?? current?.key ?? (await freeProjectKey(this.em, values.name)),
    };
  }

  protected get columnsOfBoard() {
    return new ProjectColumnService(this.scope);
  }
}
