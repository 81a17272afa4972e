import { Migration } from '@mikro-orm/migrations';

/** What ageing adds up: the open amount in ten-thousandths, because whole numbers are added much faster, in an index that is read alone. */
export class Migration20261123233900OpenUnits extends Migration {
  up() {
    this.addSql(
      `alter table open_item add column open_units bigint generated always as (((amount - paid - credited) * 10000)::bigint) stored`,
    );
    this.addSql(`
      create index open_item_open_idx on open_item (company_id, direction, currency, party_id, due_on, issued_on, open_units)
        where open_units <> 0 and voided_on is null`);
    this.addSql(`create index open_item_voided_idx on open_item (company_id, voided_on) where voided_on is not null`);
  }
}
