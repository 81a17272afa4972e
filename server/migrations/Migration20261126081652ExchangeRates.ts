import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Exchange rates: one for each pair of currencies and day. */
export class Migration20261126081652ExchangeRates extends Migration {
  up() {
    this.addSql(`
      create table exchange_rate (
        ${recordColumns},
        currency char(3) not null,
        home_currency char(3) not null,
        valid_from date not null,
        rate numeric(20,10) not null constraint exchange_rate_rate_check check (rate > 0),
        search text generated always as (noria_fold(currency)) stored,
        check (currency <> home_currency)
      );
      create unique index exchange_rate_valid_from_key on exchange_rate (company_id, home_currency, currency, valid_from) where deleted_at is null;
      create index exchange_rate_from_idx on exchange_rate (company_id, valid_from, id) where deleted_at is null;
      create index exchange_rate_created_idx on exchange_rate (company_id, created_at, id) where deleted_at is null;
      select noria_tenant('exchange_rate'), noria_searchable('exchange_rate')`);
  }
}
