import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Task } from '../task/Task.ts';
import { ProjectCopyService } from './ProjectCopyService.ts';
import { TaskTemplate } from './TaskTemplate.ts';
import { TaskTemplateService } from './TaskTemplateService.ts';

@InputType()
class CopyTaskTemplateInput extends CommandInput {
  @Field(() => ID) templateId!: string;
  @Field(() => ID, { description: 'The project in which its tasks are made.' }) projectId!: string;
  @Field(() => DateOnly, { description: 'The day from which their days count; today or later.' }) startOn!: string;
  @Field(() => ID, { nullable: true, description: 'A task of the project that they become parts of.' }) parentId?: string | null;
}

@InputType()
class CopyProjectInput extends CommandInput {
  @Field(() => ID, { description: 'The project that is copied.' }) projectId!: string;
  @Field(() => String) name!: string;
  @Field(() => DateOnly, { description: 'First day of the new project; all other days move with it.' }) startOn!: string;
}

@Resolver()
export class TaskTemplateResolver extends CrudResolver({
  Entity: TaskTemplate,
  plural: 'taskTemplates',
  Service: TaskTemplateService,
  filter: ['name', 'source', 'updatedAt'],
}) {
  @CommandMutation(
    Permission.PROJECT_MANAGEMENT,
    Task,
    CopyTaskTemplateInput,
    'Makes the tasks of a template in a project, with subtasks, checklists and dependencies. Returns the first of them.',
  )
  copyTaskTemplate(scope: Scope, input: CopyTaskTemplateInput) {
    return new TaskTemplateService(scope).use(input);
  }

  @CommandMutation(
    Permission.PROJECT_MANAGEMENT,
    Project,
    CopyProjectInput,
    'Makes a project with the structure of another: its members, budget and tasks, all open, with subtasks, checklists and dependencies.',
  )
  copyProject(scope: Scope, input: CopyProjectInput) {
    return new ProjectCopyService(scope).copy(input);
  }
}
