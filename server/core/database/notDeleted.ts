import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';

/** Returns the condition for records that are not deleted; none for records that never are, such as payments. */
export const notDeleted = (em: EntityManager, Entity: EntityClass<object>): { deletedAt?: null } =>
  em.getMetadata().get(Entity).properties['deletedAt' as never] ? { deletedAt: null } : {};
