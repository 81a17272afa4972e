import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { Customer } from '../../parties/customer/Customer.ts';
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

  /** Its tasks stay within its dates, and done by its members; its key is part of theirs. */
  protected override async guard(values: ProjectValues, current?: Project): Promise<void> {
    await super.guard(values, current);
    const { managerId } = values;
    if (managerId && managerId !== current?.manager?.id && !values.memberIds.includes(managerId))
      throw new InvalidInput({ field: 'managerId', code: 'notAMember' });
    await refuseInactive(this.em, [{ field: 'customerId', Entity: Customer, id: values.customerId, before: current?.customer?.id }]);
    if (!current) return;
    const { id, key, startOn, dueOn } = current;
    const hasTasks = values.key && values.key !== key && (await this.keysOfTasks('true', [id]));
    if (hasTasks) throw new InvalidInput({ field: 'key', code: 'keyInUse' });
    const early = values.startOn > startOn ? await this.keysOfTasks('t.start_on < ?', [id, values.startOn]) : '';
    if (early) throw new InvalidInput({ field: 'startOn', code: 'tasksOutside', params: { keys: early } });
    const late = values.dueOn < dueOn ? await this.keysOfTasks('t.due_on > ?', [id, values.dueOn]) : '';
    if (late) throw new InvalidInput({ field: 'dueOn', code: 'tasksOutside', params: { keys: late } });
    const left = await this.keysOfTasks(
      `t.done_at is null and exists (select from task_assignee a where a.company_id = t.company_id and a.task_id = t.id
         and a.user_id = any(?::uuid[]))`,
      [id, `{${this.peopleLeaving.join()}}`],
    );
    if (left) throw new InvalidInput({ field: 'memberIds', code: 'memberHasTasks', params: { keys: left } });
  }

  protected override async derive(values: ProjectValues, current?: Project): Promise<Record<string, unknown>> {
    const managerId = current ? values.managerId : (values.managerId ?? (await creatorOf(this.scope)));
    return {
      ...(await super.derive(values, current)),
      // A manager who is no member any more manages it no longer.
      manager: managerId && values.memberIds.includes(managerId) ? this.em.getReference(CompanyUser, managerId, { wrapped: true }) : null,
      key: values.key ?? current?.key ?? (await freeProjectKey(this.em, values.name)),
    };
  }

  /** Keys of the first tasks of a project that meet a condition. Its row is locked, so that no task is added meanwhile. */
  private async keysOfTasks(condition: string, values: string[]): Promise<string> {
    const found = await this.em.execute<{ key: string }[]>(
      `select t.key from task t where t.company_id = noria_company() and t.project_id = ? and t.deleted_at is null and ${condition}
       order by t.number limit 5`,
      values,
    );
    return found.map(({ key }) => key).join(', ');
  }

  protected get columnsOfBoard() {
    return new ProjectColumnService(this.scope);
  }
}
