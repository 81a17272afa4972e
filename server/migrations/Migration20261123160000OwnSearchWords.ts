import { Migration } from '@mikro-orm/migrations';

const ids = (column: string, table: string, where: string) =>
  `select o.${column} from ${table} o where o.company_id = noria_company() and ${where}`;
const owned = (table: string, column = 'id') => ids(column, table, 'o.owner_id = of_user');

const customers = [owned('customer'), ...['lead', 'crm_order', 'crm_quotation'].map(deal => owned(deal, 'customer_id'))].join(
  ' union all ',
);
const contacts = ids('id', 'contact', `o.customer_id in (${customers})`);
const activities = [
  owned('activity'),
  ids('id', 'activity', `o.lead_id in (${owned('lead')})`),
  ids('id', 'activity', `o.lead_id is null and o.customer_id in (${customers})`),
  ids('id', 'activity', `o.lead_id is null and o.customer_id is null and o.contact_id in (${contacts})`),
].join(' union all ');

/** The records of a type that are a user's own, by the type's code: the sets behind `noria_owns`, each found by an index. */
const own = Object.entries({
  0x41: customers,
  0x42: contacts,
  0x44: owned('lead'),
  0x46: owned('crm_order'),
  0x48: owned('crm_quotation'),
  0x4a: activities,
  0xa0: owned('sales_invoice'),
});
const called = 'noria_own_records(uuid, int)';

/**
 * "Own records only" for the words of the search by sets, as for activities: a common word has thousands of entries, and asking for the owner
 * of each took longer than a statement may. In a function, because the planner would otherwise plan all sets again for each mention of the table.
 */
export class Migration20261123160000OwnSearchWords extends Migration {
  up() {
    this.addSql(`
      create function noria_own_records(of_user uuid, of_type int) returns setof uuid language plpgsql stable security definer
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        case of_type
          ${own.map(([code, set]) => `when ${code} then return query ${set};`).join('\n          ')}
        end case;
      end $$`);
    this.addSql(`revoke all on function ${called} from public`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then execute format('grant execute on function ${called} to %I', noria_request_role()); end if;
        execute format('grant execute on function ${called} to %I', noria_platform_role());
      end $$`);
    const me = `nullif(current_setting('app.user', true), '')::uuid`;
    const cases = own.map(([code]) => `when ${code} then record_id in (select noria_own_records(${me}, ${code}))`);
    this.addSql('drop policy own_records on search_word');
    this.addSql(`
      do $body$ begin execute format($$
        create policy own_records on search_word as restrictive for select to %I using (
          not (select noria_is_narrowed()) or case type ${cases.join(' ')} else true end)
        $$, coalesce(noria_request_role(), current_user)); end $body$`);
  }
}
