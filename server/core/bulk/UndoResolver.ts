import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { command } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
import { CommandInput } from '../graphql/Payload.ts';
import { BulkPayload } from './BulkPayload.ts';
import { undoBulk } from './undoBulk.ts';

@InputType()
class UndoBulkUpdateInput extends CommandInput {
  @Field(() => ID, { description: 'From the payload of the bulk update.' }) undoId!: string;
}

/** Undo of bulk updates of any ordinary entity, for those who may write its records. */
@Resolver()
export class UndoResolver {
  @Mutation(() => BulkPayload, {
    description: 'Puts back what one of your bulk updates changed in the last 24 hours, except in records that have changed again since.',
  })
  @Allow('SIGNED_IN', 'API_KEY')
  undoBulkUpdate(
    @Arg('input', () => UndoBulkUpdateInput) input: UndoBulkUpdateInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, scope => undoBulk(scope, info, input.undoId));
  }
}
