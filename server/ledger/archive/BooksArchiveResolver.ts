import { Field, InputType, ObjectType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { BackgroundTask } from '../../core/task/BackgroundTask.ts';
import { exportBooks } from './exportBooks.ts';

@InputType()
class ExportBooksInput extends CommandInput {
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly, { description: 'The last day, included.' }) to!: string;
}

@ObjectType({ implements: Payload })
class ExportBooksPayload extends Payload {
  @Field(() => BackgroundTask, { nullable: true }) task!: BackgroundTask | null;
}

/** The books of a period as one file, for an accountant or an auditor. */
@Resolver()
export class BooksArchiveResolver {
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, ExportBooksPayload, ExportBooksInput, {
    description: 'Exports the books of a period as one archive, in the background; the task has its address. Kept for one day.',
    action: 'EXPORT',
  })
  async exportBooks(scope: Scope, input: ExportBooksInput) {
    return { task: await exportBooks(scope, input) };
  }
}
