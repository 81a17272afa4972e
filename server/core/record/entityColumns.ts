import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { typeOfId } from '../database/ids.ts';
import { codeOf, type RecordClass } from '../database/RecordType.ts';
import { InvalidInput } from '../errors.ts';

type Meta = Pick<EntityMetadata, 'properties'>;

/**
 * Maps input values to properties: `roleId` sets the relation `role`. Values without a column, such as lines, are left out.
 * @throws InvalidInput `notFound` for the id of a record of another type.
 */
export function columnsOf(em: EntityManager, meta: Meta, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const property = relationOf(meta, name);
      if (!property) return isColumn(meta, name) ? [[name, value]] : [];
      const Target = property.targetMeta!.class as unknown as EntityClass<VersionedRecord>;
      if (value !== null && typeOfId(String(value)) !== codeOf(Target as RecordClass))
        throw new InvalidInput({ field: name, code: 'notFound' });
      return [[property.name, value === null ? null : em.getReference(Target, value as never)]];
    }),
  );
}

/** Returns a record's values by the names of an input: `roleId` is the id of the relation `role`. */
export function inputOf(meta: Meta, names: readonly string[], entity: object): Record<string, unknown> {
  const row = entity as Record<string, unknown>;
  return Object.fromEntries(
    names.map(name => {
      const property = relationOf(meta, name);
      return [name, property ? ((row[property.name] as { id: string } | null)?.id ?? null) : row[name]];
    }),
  );
}

function isColumn({ properties }: Meta, name: string): boolean {
  const property = properties[name as never] as EntityProperty | undefined;
  return !!property && property.kind !== ReferenceKind.ONE_TO_MANY && property.persist !== false;
}

function relationOf({ properties }: Meta, name: string): EntityProperty | undefined {
  const property = name.endsWith('Id') ? (properties[name.slice(0, -2) as never] as EntityProperty | undefined) : undefined;
  return property?.kind === ReferenceKind.MANY_TO_ONE ? property : undefined;
}
