import type { Database } from '../database/Database.ts';
import type { CustomizedTypeName } from './customField.rules.ts';
import { customizedClass } from './customized.ts';

/** Records changed at a time, so that nobody waits long for one of them. */
const atOnce = 500;

/** A custom field of a company that was switched off or on. */
interface Switched {
  companyId: string;
  recordType: CustomizedTypeName;
  key: string;
}

/** Makes the search words of all records anew that have a value in a field: they are found by it as long as it is in use. */
export async function keepCustomWords(database: Database, { companyId, recordType, key }: Switched): Promise<void> {
  const { tableName } = database.em.getMetadata().get(customizedClass(recordType));
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    // Naming the column in `set` makes the trigger write its words; the values stay.
    const [{ last }] = await database.inCompany({ companyId }, em =>
      em.execute<[{ last: string | null }]>(
        `with page as (
           select id from ${tableName} where company_id = noria_company() and id > ? and jsonb_exists(custom_fields, ?) order by id limit ${atOnce}
           for no key update
         ), changed as (
           update ${tableName} r set custom_fields = r.custom_fields from page where r.company_id = noria_company() and r.id = page.id returning r.id
         )
         select max(id::text) as last from changed`,
        [after, key],
      ),
    );
    if (last === null) return;
    after = last;
  }
}
