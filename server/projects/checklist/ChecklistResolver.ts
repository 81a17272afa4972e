import { Field, FieldResolver, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { CommandInput, DeleteInput, DeletePayload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Task } from '../task/Task.ts';
import { ChecklistItem } from './ChecklistItem.ts';
import { ChecklistService } from './ChecklistService.ts';

@InputType()
class AddChecklistItemsInput extends CommandInput {
  @Field(() => ID) taskId!: string;
  @Field(() => [String], { description: 'One or more items, in their order.' }) titles!: string[];
}

@InputType()
class UpdateChecklistItemInput extends RecordInput {
  @Field(() => String, { nullable: true }) title?: string;
  @Field(() => Boolean, { nullable: true, description: 'Whether it is ticked.' }) isDone?: boolean;
}

@InputType()
class MoveChecklistItemInput extends RecordInput {
  @Field(() => ID, { nullable: true, description: 'Item above it; may have moved or been removed since.' }) afterId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Item below it; may have moved or been removed since.' }) beforeId?: string | null;
}

/** Steps of a task that need no task of their own. */
@Resolver(() => Task)
export class ChecklistResolver {
  /** Its checklist, from the top; at most 100 items. */
  @FieldResolver(() => [ChecklistItem])
  @Related((item, task) => `${item}.task_id = ${task}.id`)
  @Ordered({ rank: 'asc' })
  checklist(): ChecklistItem[] {
    return compiled();
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, Task, AddChecklistItemsInput, {
    description: "Adds items to a task's checklist, behind the others.",
    action: 'WRITE',
  })
  addChecklistItems(scope: Scope, input: AddChecklistItemsInput) {
    return new ChecklistService(scope).add(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, Task, UpdateChecklistItemInput, 'Renames an item of a checklist, ticks it or reopens it.')
  updateChecklistItem(scope: Scope, input: UpdateChecklistItemInput) {
    return new ChecklistService(scope).update(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, Task, MoveChecklistItemInput, {
    description: 'Moves an item of a checklist between two others; changed neighbours are not an error.',
    action: 'WRITE',
  })
  moveChecklistItem(scope: Scope, input: MoveChecklistItemInput) {
    return new ChecklistService(scope).move(input);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, Task, RecordInput, {
    description: 'Makes a subtask of an item of a checklist, which then leaves the checklist.',
    action: 'WRITE',
  })
  convertChecklistItem(scope: Scope, { id, version }: RecordInput) {
    return new ChecklistService(scope).convert(id, version);
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, DeletePayload, DeleteInput, { action: 'WRITE' })
  async removeChecklistItems(scope: Scope, { ids }: DeleteInput) {
    return { deletedIds: await new ChecklistService(scope).remove(ids) };
  }
}
