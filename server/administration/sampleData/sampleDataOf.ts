import type { EntityManager } from '@mikro-orm/postgresql';
import type { SampleData } from './SampleData.ts';
import { sampleTypes } from './sampleTypes.ts';

/** Reads the state of the sample data of the transaction's company, in one statement. */
export async function sampleDataOf(em: EntityManager): Promise<SampleData> {
  const tables = sampleTypes.map(type => (em.getMetadata().getByClassName(type) as { tableName: string }).tableName);
  const live = (table: string) => `${table} r where r.company_id = noria_company() and r.deleted_at is null`;
  const [{ count, isEmpty }] = await em.execute<[{ count: number; isEmpty: boolean }]>(
    `select (${tables
      .map(
        table => `(select count(*)::int from sample_record s join ${table} r on r.company_id = s.company_id and r.id = s.record_id
           where s.company_id = noria_company() and r.deleted_at is null)`,
      )
      .join(' + ')}) as count,
     not (${tables.map(table => `exists (select from ${live(table)})`).join(' or ')}) as "isEmpty"`,
  );
  return { count, canLoad: isEmpty };
}
