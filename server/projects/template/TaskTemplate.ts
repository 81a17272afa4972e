import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Task } from '../task/Task.ts';

/** SQL of a figure over the tasks of a template's plan. */
const plannedOf = (what: string, { id, companyId }: { id: string; companyId: string }) =>
  `(select ${what} from task_template p, jsonb_array_elements(p.plan) with ordinality as planned (task, place)
    where p.company_id = ${companyId} and p.id = ${id})`;

/** A task with its subtasks and checklists, kept to be made again. Its plan stands in a column of its own, which no request reads. */
@ObjectType({ implements: Node })
@RecordType(0xb9)
@Searchable()
@Findable({ title: ['name'], subtitle: [] })
@Listed('taskTemplate')
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'task_template' })
export class TaskTemplate extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Task, { description: 'The task that it was saved from. Later changes to it leave the template as it is.' })
  @ManyToOne(() => Task, { ref: true, deleteRule: 'cascade' })
  source!: Ref<Task>;

  @Field(() => Int, { description: 'Tasks that it makes, with subtasks.' })
  @Property({ type: 'integer', persist: false, lazy: true, formula: columns => plannedOf('count(*)::int', columns) })
  taskCount!: Opt<number>;

  @Field(() => [String], { description: 'Names of the tasks that it makes.' })
  @Property({
    type: 'text',
    array: true,
    persist: false,
    lazy: true,
    formula: columns => plannedOf(`coalesce(array_agg(planned.task ->> 'name' order by planned.place), '{}')`, columns),
  })
  taskNames!: Opt<string[]>;
}
