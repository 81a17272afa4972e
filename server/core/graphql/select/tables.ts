import { ReferenceKind, type EntityMetadata } from '@mikro-orm/core';

/** Returns the condition that excludes deleted rows. */
export const notDeleted = (meta: EntityMetadata, alias: string) =>
  meta.properties['deletedAt' as never] ? ` and ${alias}.deleted_at is null` : '';

/**
 * Returns the columns of an entity by name, because a role may be granted only some columns of a table. A reference that is not written is a generated
 * column.
 */
export const columnsOf = (meta: EntityMetadata, alias: string) =>
  meta.props
    .filter(({ persist, formula, kind }) => {
      // To MikroORM, what reads a reference that is not written is a formula.
      if (kind === ReferenceKind.MANY_TO_ONE) return true;
      return persist !== false && !formula && kind !== ReferenceKind.ONE_TO_MANY;
    })
    .flatMap(({ fieldNames }) => fieldNames.map(name => `${alias}.${name}`))
    .join(', ');
