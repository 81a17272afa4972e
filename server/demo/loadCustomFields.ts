import type { EntityManager } from '@mikro-orm/postgresql';
import { CustomField } from '../core/customField/CustomField.ts';
import { codeOf } from '../core/database/RecordType.ts';

/** Fields that the company has added: type of record, place, key, label, kind, choices, what a reference is to, whether it is printed. */
const fields = `
  ('CUSTOMER', 1, 'delivery_zone', 'Delivery zone', 'CHOICE', '{North,South,Islands}', null, true),
  ('CUSTOMER', 2, 'credit_checked', 'Credit checked on', 'DATE', '{}', null, false),
  ('CUSTOMER', 3, 'referred_by', 'Referred by', 'REFERENCE', '{}', 'CUSTOMER', false),
  ('PRODUCT', 1, 'origin', 'Country of origin', 'TEXT', '{}', null, true),
  ('EMPLOYEE', 1, 'work_model', 'Work model', 'CHOICE', '{On site,Hybrid,Remote}', null, false),
  ('PROJECT', 1, 'sponsor', 'Sponsor', 'REFERENCE', '{}', 'EMPLOYEE', false),
  ('VENDOR', 1, 'lead_time', 'Lead time in days', 'NUMBER', '{}', null, true)`;

/** For each table, SQL of the values of its record `n`; `n.place` counts the records from 1, `n.earlier` is the id of the fifth before it. */
const values = [
  [
    'customer',
    `jsonb_strip_nulls(jsonb_build_object('delivery_zone', (array['North', 'South', 'Islands'])[1 + n.place % 3],
       'credit_checked', (noria_today() - (n.place * 9 % 200))::date, 'referred_by', case when n.place % 3 = 0 then n.earlier end))`,
  ],
  ['inventory_product', `jsonb_build_object('origin', (array['Spain', 'Jordan', 'Portugal', 'Italy'])[1 + n.place % 4])`],
  ['employee', `jsonb_build_object('work_model', (array['On site', 'Hybrid', 'Remote'])[1 + n.place % 3])`],
  ['project', `jsonb_build_object('sponsor', (select id from employee where company_id = noria_company() order by id limit 1))`],
  ['vendor', `jsonb_build_object('lead_time', (3 + n.place * 5 % 18)::text)`],
] as const;

/** Gives each type of record that can have custom fields one or some, with values in three of four records. */
export async function loadCustomFields(em: EntityManager, since: Date): Promise<void> {
  await em.execute(
    `insert into custom_field (id, record_type, key, label, kind, choices, target, is_printed, position, created_at, updated_at)
     select noria_new_id(${codeOf(CustomField)}), f.record_type, f.key, f.label, f.kind, f.choices::text[], f.target, f.is_printed, f.place, ?, ?
     from (values ${fields}) f (record_type, place, key, label, kind, choices, target, is_printed)`,
    [since, since],
  );
  for (const [table, sql] of values)
    await em.execute(
      `update ${table} r set custom_fields = ${sql}
       from (select id, row_number() over (order by id)::int as place, lag(id, 5) over (order by id) as earlier
             from ${table} where company_id = noria_company()) n
       where r.company_id = noria_company() and r.id = n.id and n.place % 4 > 0`,
    );
}
