import { ReferenceKind, type EntityMetadata } from '@mikro-orm/core';

/** Returns the condition that excludes deleted rows. */
export const notDeleted = (meta: EntityMetadata, alias: string) =>
  meta.properties['deletedAt' as never] ? ` and ${alias}.deleted_at is null` : '';

/** Returns the columns of an entity by name, because a role may be granted only some columns of a table. */
export const columnsOf = (meta: EntityMetadata, alias: string) =>
  meta.props
    .flatMap(({ persist, formula, fieldNames, kind }) =>
      persist === false || formula || kind === ReferenceKind.ONE_TO_MANY ? [] : fieldNames.map(name => `${alias}.${name}`),
    )
    .join(', ');
