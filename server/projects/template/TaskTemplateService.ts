import type { z } from 'zod';
import { InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { Task } from '../task/Task.ts';
import { PlanService } from './PlanService.ts';
import { readPlan, type PlannedTask } from './taskPlan.ts';
import { TaskTemplate } from './TaskTemplate.ts';
import { taskTemplateRules, templateUseRules } from './taskTemplate.rules.ts';

type TaskTemplateValues = z.output<typeof taskTemplateRules>;

/** Templates of tasks, saved from a task. */
export class TaskTemplateService extends ServiceOf(TaskTemplate, taskTemplateRules) {
  override async create(input: TaskTemplateValues): Promise<TaskTemplate> {
    return this.saved(await super.create(input));
  }

  /** Takes its tasks anew only from another task. */
  override async update(changes: Changes<TaskTemplateValues>): Promise<TaskTemplate> {
    const { source } = await this.find(changes.id, changes.version);
    const before = source.id;
    const template = await super.update(changes);
    return template.source.id === before ? template : this.saved(template);
  }

  /**
   * Makes the tasks of a template in a project, from a day on. Returns the first of them.
   * @throws InvalidInput `templateId`, `projectId`, `parentId`, `startOn`; what creating a task throws.
   */
  async use(input: z.input<typeof templateUseRules>): Promise<Task> {
    const { templateId, ...placement } = check(templateUseRules, input);
    await this.find(templateId, undefined, 'templateId');
    const [{ plan }] = await this.em.execute<[{ plan: PlannedTask[] }]>(
      'select plan from task_template where company_id = noria_company() and id = ?',
      [templateId],
    );
    const [first] = await new PlanService(this.scope).layOut(plan, placement);
    if (!first) throw NotFound('templateId');
    return first;
  }

  protected override async guard({ sourceId }: TaskTemplateValues, current?: TaskTemplate): Promise<void> {
    if (sourceId !== current?.source.id && !(await this.em.count(Task, { id: sourceId, deletedAt: null })))
      throw new InvalidInput({ field: 'sourceId', code: 'notFound' });
  }

  private async saved(template: TaskTemplate): Promise<TaskTemplate> {
    const plan = await readPlan(this.em, { taskId: template.source.id }, 'sourceId');
    await this.em.execute('update task_template set plan = ?::jsonb where company_id = noria_company() and id = ?', [
      JSON.stringify(plan),
      template.id,
    ]);
    return template;
  }
}
