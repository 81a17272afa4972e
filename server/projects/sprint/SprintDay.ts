import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** What was in a sprint at the end of a day. */
@ObjectType()
@Allow(Permission.PROJECT_MANAGEMENT)
export class SprintDay {
  @Field(() => DateOnly) on!: string;
  @Field(() => Int, { description: 'Tasks in the sprint.' }) tasks!: number;
  @Field(() => Int, { description: 'Those of them that were done.' }) doneTasks!: number;
  @Field(() => DecimalText, { description: 'Estimated hours of the tasks in the sprint.' }) hours!: string;
  @Field(() => DecimalText, { description: 'Those of them that were done.' }) doneHours!: string;
}
