import { Field, ID, InputType, Resolver } from 'type-graphql';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { WriteOff } from './WriteOff.ts';
import { WriteOffService } from './WriteOffService.ts';

@InputType()
class WriteOffReceivableInput extends CommandInput {
  @Field(() => ID, { description: 'The issued document.' }) documentId!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Defaults to all that is owed on it.' }) amount?: string;
  @Field(() => DateOnly, { nullable: true, description: 'Not in the future; defaults to today.' }) writtenOffOn?: string;
  @Field(() => String) reason!: string;
}

@InputType()
class ReverseWriteOffInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => DateOnly, { nullable: true, description: 'Not in the future; defaults to today.' }) reversedOn?: string;
}

@Resolver()
export class WriteOffResolver {
  @CommandMutation('FINANCIAL_MANAGEMENT_WRITE_OFF', WriteOff, WriteOffReceivableInput, {
    description: 'Gives up what a customer owes on a document, wholly or in part, as a bad debt.',
    action: 'WRITE',
  })
  async writeOffReceivable(scope: Scope, input: WriteOffReceivableInput) {
    return { id: await new WriteOffService(scope).writeOff(input) };
  }

  @CommandMutation('FINANCIAL_MANAGEMENT_WRITE_OFF', WriteOff, ReverseWriteOffInput, {
    description: 'Takes a write-off back: the document is owed again, and the entry is reversed.',
    action: 'WRITE',
  })
  async reverseWriteOff(scope: Scope, input: ReverseWriteOffInput) {
    return { id: await new WriteOffService(scope).reverse(input) };
  }
}
