import { Field, ID, InputType } from 'type-graphql';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { ColumnScope, StatusColumn } from '../../portfolio/column/StatusColumn.ts';
import { statusColumnRules } from '../../portfolio/column/statusColumn.rules.ts';

/** Title and group of a status column. */
export const StatusColumnInput = InputOf(StatusColumn, statusColumnRules);

@InputType()
export class CreateStatusColumnInput extends StatusColumnInput {
  @Field(() => ColumnScope) scope!: ColumnScope;
}

@InputType()
export class MoveStatusColumnInput extends RecordInput {
  @Field(() => ID, { nullable: true }) afterId?: string | null;
  @Field(() => ID, { nullable: true }) beforeId?: string | null;
}

@InputType()
export class DeleteStatusColumnInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true, description: 'Column to move its cards to; required unless it is empty.' }) targetId?: string | null;
}
