import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Locks the shape of the company's tree of expense heads until the transaction ends: moves of heads exclude each other and all bookings, so
 * that no expense is checked against ancestors that are just changing.
 */
export const lockHeadTree = (em: EntityManager, by: 'MOVE' | 'BOOKING') =>
  em.execute(`select pg_advisory_xact_lock${by === 'BOOKING' ? '_shared' : ''}(hashtextextended('expense heads ' || noria_company(), 0))`);
