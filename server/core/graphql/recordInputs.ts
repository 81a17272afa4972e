import { ID, Field, InputType, Int, type ClassType } from 'type-graphql';
import type { z } from 'zod';
import { CustomValueFilter, CustomValueInput } from '../customField/CustomizedRecord.ts';
import { BooleanFilter, DateFilter, DateTimeFilter, DecimalFilter, EnumFilter, IdFilter, IntFilter, StringFilter } from './filters.ts';
import { enumNameOf, fieldsOf, type FieldMetadata } from './metadata.ts';
import { CommandInput } from './Payload.ts';
import { DateOnly, DateTime, DecimalText } from './scalars.ts';

/** The field of records that companies can give fields of their own: no field of the entity itself (`Customized`). */
const customFields = 'customFields';

/** Rules of a record, one for each field. */
type RecordRules = z.ZodObject<z.ZodRawShape>;

/**
 * Creates the input of an entity from its rules: every rule named after a field of the entity (or, as `roleId`, after one of its
 * references) becomes a field of the same type. It is optional if the rule accepts undefined or a new entity has a default. A rule's
 * `describe` is the field's description. Declare other fields in a class that extends this one.
 */
export function InputOf<Rules extends RecordRules>(Entity: ClassType<object>, rules: Rules): ClassType<CommandInput & z.output<Rules>> {
  @InputType(`${Entity.name}Input`)
  class RecordInput extends CommandInput {}
  const fields = new Map(fieldsOf(Entity).map(field => [field.name, field]));
  const defaults = new Entity() as Record<string, unknown>;
  for (const [name, rule] of Object.entries(rules.shape) as [string, z.ZodType][]) {
    if (name === customFields) {
      Field(() => [CustomValueInput], { nullable: true, defaultValue: [], description: rule.description })(RecordInput.prototype, name);
      continue;
    }
    const type = inputType(fields.get(name)) ?? referenceType(fields.get(name.replace(/Id$/, '')));
    if (!type) continue;
    const defaultValue = defaults[name] ?? undefined;
    const nullable = defaultValue === undefined && rule.safeParse(undefined).success;
    Field(() => type as never, { nullable, defaultValue, description: rule.description })(RecordInput.prototype, name);
  }
  return RecordInput as never;
}

/** A field that a list can be filtered and sorted by. */
export type FilterName<Entity> = (keyof Entity & string) | typeof customFields;

/** Creates the filter of an entity's list: a condition for each named field; the list can be sorted by the same fields. */
export function FilterOf<Entity extends object>(Entity: ClassType<Entity>, names: readonly FilterName<Entity>[]): ClassType<object> {
  // Its fields are declared below, one for each name.
  @InputType(`${Entity.name}Filter`)
  // oxlint-disable-next-line typescript/no-extraneous-class
  class RecordFilter {}
  const fields = new Map(fieldsOf(Entity).map(field => [field.name, field]));
  for (const name of names) {
    if (name === customFields) {
      Field(() => [CustomValueFilter], { nullable: true, description: 'Conditions on custom fields; all of them must hold.' })(
        RecordFilter.prototype,
        name,
      );
      continue;
    }
    const Filter = filterType(fields.get(name)?.getType());
    if (!Filter) throw new Error(`${Entity.name}.${name} cannot be filtered by.`);
    Field(() => Filter as never, { nullable: true })(RecordFilter.prototype, name);
  }
  return RecordFilter;
}

const scalars = new Set<unknown>([String, Boolean, Number, ID, Int, DecimalText, DateOnly, DateTime, Date]);

const isValue = (type: unknown) => scalars.has(type) || enumNameOf(type) !== undefined;

function inputType(field: FieldMetadata | undefined): unknown {
  const type = field?.getType();
  if (!isValue(type)) return undefined;
  // `array` is known only after calling `getType`.
  return field!.typeOptions.array ? [type] : type;
}

const referenceType = (field: FieldMetadata | undefined) => (typeof field?.getType() === 'function' ? ID : undefined);

const filters = new Map<unknown, ClassType<object>>([
  [String, StringFilter],
  [ID, IdFilter],
  [Boolean, BooleanFilter],
  [Int, IntFilter],
  [DecimalText, DecimalFilter],
  [DateOnly, DateFilter],
  [DateTime, DateTimeFilter],
  [Date, DateTimeFilter],
]);

function filterType(type: unknown): ClassType<object> | undefined {
  const name = enumNameOf(type);
  if (name) return EnumFilter(type as object, name);
  return filters.get(type) ?? (typeof type === 'function' ? IdFilter : undefined);
}
