import type { z } from 'zod';
import { InvalidInput } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { daysAfter, daysBetween } from '../../core/rules/days.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { Project } from '../../portfolio/project/Project.ts';
import type { ProjectValues } from '../../portfolio/project/project.rules.ts';
import { ProjectService } from '../../portfolio/project/ProjectService.ts';
import { PlanService } from './PlanService.ts';
import { readPlan } from './taskPlan.ts';
import { projectCopyRules } from './taskTemplate.rules.ts';

/** Makes projects with the structure of others. */
export class ProjectCopyService {
  constructor(private readonly scope: Scope) {}

  /**
   * Makes a project with the structure of another: the same length, members who can still sign in, budget, customer if active, and tasks, all open
   * and moved by as many days as the project. Hours, sprints, comments and files stay behind.
   * @throws InvalidInput `projectId` notFound, tooManyTasks; what creating a project and its tasks throws.
   */
  async copy(input: z.input<typeof projectCopyRules>): Promise<Project> {
    const { projectId, name, startOn } = check(projectCopyRules, input);
    const { em } = this.scope;
    const source = await em.findOne(Project, { id: projectId, deletedAt: null });
    if (!source) throw new InvalidInput({ field: 'projectId', code: 'notFound' });
    const projects = new ProjectService(this.scope);
    const values = await projects.valuesOf(source);
    const plan = await readPlan(em, { projectId, from: source.startOn }, 'projectId');
    const project = await projects.create({
      ...values,
      name,
      key: null,
      columnId: null,
      managerId: null,
      customerId: await activeCustomer(this.scope, source.customer?.id),
      memberIds: await stillHere(this.scope, values.memberIds as string[]),
      startOn,
      dueOn: daysAfter(startOn, daysBetween(source.startOn, source.dueOn)),
    } as ProjectValues);
    await new PlanService(this.scope).layOut(plan, { projectId: project.id, startOn });
    return project;
  }
}

/** The customer of a project, for another one; null if there is none, or they are inactive by now. */
async function activeCustomer({ em }: Scope, id: string | undefined): Promise<string | null> {
  return id && (await em.count(Customer, { id, status: 'ACTIVE', deletedAt: null })) ? id : null;
}

/** Those of some users who can sign in, in their order; the viewer, if none can. */
async function stillHere({ em, viewer }: Scope, ids: string[]): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from user_account where company_id = noria_company() and id = any(?::uuid[]) and status = 'ACTIVE' and deleted_at is null
     order by array_position(?::uuid[], id)`,
    [`{${ids.join()}}`, `{${ids.join()}}`],
  );
  return rows.length ? rows.map(({ id }) => id) : [viewer.userId];
}
