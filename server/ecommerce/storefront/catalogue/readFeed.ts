import type { EntityManager } from '@mikro-orm/postgresql';
import { live, shown, type ShownProduct } from './catalogue.ts';

/** A product as machines read it. */
export interface FedProduct extends ShownProduct {
  /** Day of its last change, YYYY-MM-DD. */
  on: string;
}

/** Reads all products for machines; a sitemap holds fifty thousand addresses, three for each. */
export const readFeed = (em: EntityManager): Promise<FedProduct[]> =>
  em.execute(
    `select ${shown}, (p.updated_at at time zone 'UTC')::date::text as "on" from ecommerce_product p where ${live} order by p.id limit 16000`,
  );
