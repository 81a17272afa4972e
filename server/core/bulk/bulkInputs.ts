import { Field, ID, InputType, type ClassType } from 'type-graphql';
import { isSearchable } from '../database/Searchable.ts';
import { fieldsOf, optionalFieldsOf } from '../graphql/metadata.ts';
import { Upload } from '../graphql/scalars.ts';
import { CommandInput } from '../graphql/Payload.ts';
import { LongCommandInput } from '../task/inBackground.ts';

/** The chosen records: those listed, or all that a list with this filter and search would show, except `exceptIds`. */
export interface Chosen extends LongCommandInput {
  ids?: string[] | null;
  filter?: object | null;
  search?: string | null;
  exceptIds?: string[] | null;
}

/** Creates `BulkDeleteXInput`. */
export function BulkDeleteInputOf(Entity: ClassType<object>, Filter: ClassType<object>): ClassType<Chosen> {
  @InputType(`BulkDelete${Entity.name}Input`)
  class BulkDeleteInput extends LongCommandInput {}
  chosenFields(BulkDeleteInput, Entity, Filter);
  return BulkDeleteInput;
}

/**
 * Creates `BulkUpdateXInput`: the chosen records and, in `values`, any of the fields of the entity's input; missing fields stay unchanged.
 */
export function BulkUpdateInputOf<Input extends object>(
  Entity: ClassType<object>,
  Filter: ClassType<object>,
  Input: ClassType<Partial<Input>>,
): ClassType<Chosen & { values: Partial<Input> }> {
  // Its fields are declared below, one for each field of the entity's input.
  @InputType(`${Entity.name}Changes`)
  // oxlint-disable-next-line typescript/no-extraneous-class
  class Changes {}
  const left = new Set(fieldsOf(CommandInput).map(({ name }) => name));
  // A file belongs to one record.
  for (const { name, getType } of fieldsOf(Input)) if (getType() === Upload) left.add(name);
  optionalFieldsOf(Input, Changes, name => !left.has(name));
  @InputType(`BulkUpdate${Entity.name}Input`)
  class BulkUpdateInput extends LongCommandInput {
    @Field(() => Changes) values!: Partial<Input>;
  }
  chosenFields(BulkUpdateInput, Entity, Filter);
  return BulkUpdateInput;
}

function chosenFields({ prototype }: ClassType<object>, Entity: ClassType<object>, Filter: ClassType<object>) {
  Field(() => [ID], { nullable: true, description: 'The chosen records; without them, all that match filter and search.' })(
    prototype,
    'ids',
  );
  Field(() => Filter, { nullable: true, description: 'As in the list; {} matches all records.' })(prototype, 'filter');
  if (isSearchable(Entity)) Field(() => String, { nullable: true })(prototype, 'search');
  Field(() => [ID], { nullable: true, description: 'Records to leave out.' })(prototype, 'exceptIds');
}
