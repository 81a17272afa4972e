import type { EntityManager } from '@mikro-orm/postgresql';

/** Counts a cart that a visitor begins today, in company time. */
export const countCart = (em: EntityManager): Promise<unknown> =>
  em.execute(
    'insert into shop_day (day, carts) values (noria_today(), 1) on conflict (company_id, day) do update set carts = shop_day.carts + 1',
  );
