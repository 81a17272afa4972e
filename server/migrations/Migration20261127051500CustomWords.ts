import { Migration } from '@mikro-orm/migrations';
import { acrossCompanies } from './acrossCompanies.ts';
import { restateSearch } from './restateSearch.ts';

/** Tables whose records can have custom fields, with the type by which these are declared and the text that the records were searched by so far. */
const customized = [
  {
    table: 'customer',
    type: 'CUSTOMER',
    text: `name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || city || ' '
      || coalesce(tax_number, '') || ' ' || coalesce(incorporation_id, '')`,
  },
  {
    table: 'inventory_product',
    type: 'PRODUCT',
    text: `name || ' ' || coalesce(code, '') || ' ' || coalesce(barcode, '') || ' ' || coalesce(brand, '') || ' ' || coalesce(manufacturer, '')`,
  },
  {
    table: 'employee',
    type: 'EMPLOYEE',
    text: `name || ' ' || coalesce(number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(designation, '')`,
  },
  { table: 'project', type: 'PROJECT', text: `key || ' ' || name || ' ' || coalesce(description, '')` },
  {
    table: 'vendor',
    type: 'VENDOR',
    text: `name || ' ' || company_name || ' ' || email || ' ' || phone || ' ' || coalesce(tax_number, '')`,
  },
];

/**
 * Records are searched by their custom fields too. `custom_words` has the values of the fields in use, references left out: their ids say nothing
 * to whoever searches. A field that is switched off or on again changes the words of all that have a value, which a job does
 * (`server/core/customField/keepCustomWords.ts`).
 */
export class Migration20261127051500CustomWords extends Migration {
  up() {
    this.addSql(`
      create function noria_custom_words() returns trigger language plpgsql as $$
      begin
        new.custom_words := coalesce((
          select string_agg(new.custom_fields ->> f.key, ' ' order by f.position, f.id) from custom_field f
          where new.custom_fields <> '{}' and f.company_id = new.company_id and f.record_type = tg_argv[0] and f.kind <> 'REFERENCE'
            and f.status = 'ACTIVE' and f.deleted_at is null), '');
        return new;
      end $$`);
    this.addSql(`
      create function noria_custom_field_switched() returns trigger language plpgsql as $$
      begin
        perform noria_enqueue('keepCustomWords', jsonb_build_object('recordType', new.record_type, 'key', new.key));
        return null;
      end $$`);
    this.addSql(`
      create trigger words_switched after update on custom_field for each row when (old.status <> new.status)
        execute function noria_custom_field_switched()`);
    for (const { table, type, text } of customized) {
      this.addSql(`alter table ${table} add column custom_words text not null default ''`);
      this.addSql(`
        create trigger custom_words_made before insert on ${table} for each row when (new.custom_fields <> '{}')
          execute function noria_custom_words('${type}')`);
      this.addSql(`
        create trigger custom_words_changed before update of custom_fields on ${table} for each row
          execute function noria_custom_words('${type}')`);
      this.addSql(restateSearch(table, `noria_fold(${text} || ' ' || custom_words)`));
    }
    const tables = customized.map(({ table }) => table);
    acrossCompanies(this, [...tables, 'custom_field', 'search_word'], () => {
      for (const table of tables) this.addSql(`update ${table} set custom_fields = custom_fields where custom_fields <> '{}'`);
    });
  }
}
