import { ReferenceKind, type EntityMetadata } from '@mikro-orm/core';

/** The condition that leaves out what has been put away. */
export const notDeleted = (meta: EntityMetadata, alias: string) =>
  meta.properties['deletedAt' as never] ? ` and ${alias}.deleted_at is null` : '';

/** The columns of an entity, by name: a role may be granted some of a table's and not others. */
export const columnsOf = (meta: EntityMetadata, alias: string) =>
  meta.props
    .flatMap(({ persist, formula, fieldNames, kind }) =>
      persist === false || formula || kind === ReferenceKind.ONE_TO_MANY ? [] : fieldNames.map(name => `${alias}.${name}`),
    )
    .join(', ');
