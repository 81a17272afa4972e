import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import { GraphQLScalarType } from 'graphql';
import { ID, Int } from 'type-graphql';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import type { Crud } from '../graphql/CrudResolver.ts';
import { fieldsOf } from '../graphql/metadata.ts';
import { CommandInput } from '../graphql/Payload.ts';

/** How a cell's text is parsed. */
export type FieldKind = 'TEXT' | 'NUMBER' | 'DATE' | 'BOOLEAN' | 'CHOICE' | 'REFERENCE';

/** A field of an entity's input that a file can fill. */
export interface ImportField {
  name: string;
  /** What the company calls a field of its own. */
  label?: string;
  kind: FieldKind;
  isList: boolean;
  isRequired: boolean;
  /** Values of a choice. */
  values: string[];
  /** Value used when the file has none. */
  default?: unknown;
  /** Whether its cells are names that the service finds itself, in the record's own surroundings. */
  isNamed: boolean;
  /** The referenced entity, for a reference. */
  target?: EntityMetadata;
}

/** What the service of an entity tells of its fields, by field. */
interface Told {
  /** Names of records that the service finds itself: such a field is a choice. */
  names: Record<string, string[]>;
  /** What the ids of a field are of. */
  targets: Record<string, EntityMetadata>;
  /** Fields whose cells are names that it finds itself. */
  named: readonly string[];
}

/** Returns the fields that a file can fill; the lines and files of a document are not among them. */
export function importFields(
  { Input }: Crud<VersionedRecord, never>,
  meta: EntityMetadata,
  { names, targets, named: own }: Told,
): ImportField[] {
  const ofCommands = new Set(fieldsOf(CommandInput).map(({ name }) => name));
  return fieldsOf(Input).flatMap(({ name, getType, typeOptions }): ImportField[] => {
    if (ofCommands.has(name)) return [];
    const type = getType();
    const found = kindOf(type);
    const named = Object.hasOwn(names, name) ? names[name] : undefined;
    const isNamed = own.includes(name);
    const target = named || isNamed ? undefined : Object.hasOwn(targets, name) ? targets[name] : targetOf(meta, name);
    if (!found || (type === ID && !target && !named && !isNamed)) return [];
    const fallback = typeOptions.defaultValue;
    return [
      {
        name,
        kind: named ? 'CHOICE' : isNamed ? 'TEXT' : target ? 'REFERENCE' : found,
        isList: !!typeOptions.array,
        isRequired: !typeOptions.nullable && fallback === undefined,
        values: named ?? (found === 'CHOICE' ? Object.values(type as Record<string, string>) : []),
        default: fallback,
        isNamed,
        target,
      },
    ];
  });
}

/** Returns the entity that a field refers to: `roleId` by the relation `role`, `roleIds` by the `role` of the lines `roles`. */
function targetOf(meta: EntityMetadata, name: string): EntityMetadata | undefined {
  const relation = (of: EntityMetadata | undefined, property: string) =>
    (of?.properties as Record<string, EntityProperty | undefined> | undefined)?.[property];
  const holder = name.endsWith('Ids') ? relation(meta, name.slice(0, -3) + 's')?.targetMeta : meta;
  const found = relation(holder, name.replace(/Ids?$/, ''));
  return /Ids?$/.test(name) && found?.kind === ReferenceKind.MANY_TO_ONE ? found.targetMeta : undefined;
}

const kinds = new Map<unknown, FieldKind>([
  [String, 'TEXT'],
  [ID, 'REFERENCE'],
  [Number, 'NUMBER'],
  [Int, 'NUMBER'],
  [Boolean, 'BOOLEAN'],
]);

/** Returns undefined for types that a cell cannot hold: another input, a file. */
function kindOf(type: unknown): FieldKind | undefined {
  const known = kinds.get(type);
  if (known) return known;
  if (type instanceof GraphQLScalarType)
    return ({ Decimal: 'NUMBER', Date: 'DATE', Float: 'NUMBER' } as Record<string, FieldKind>)[type.name];
  // An enum is an object of its values; an input is a class.
  return typeof type === 'object' && type !== null ? 'CHOICE' : undefined;
}
