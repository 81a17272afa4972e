import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Bank accounts of vendors, and runs that pay many bills at once. */
export class Migration20261126092018PaymentRuns extends Migration {
  up() {
    this.addSql(`
      create table vendor_bank_account (
        ${recordColumns},
        vendor_id uuid not null,
        iban text collate "C" not null,
        bic text collate "C",
        entered_by_id uuid,
        replaced_at timestamptz(3),
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        foreign key (company_id, entered_by_id) references user_account (company_id, id)
      );
      create unique index vendor_bank_account_vendor_key on vendor_bank_account (company_id, vendor_id) where replaced_at is null;
      create index vendor_bank_account_vendor_idx on vendor_bank_account (company_id, vendor_id, id);
      select noria_tenant('vendor_bank_account', 'select, insert, update')`);
    this.addSql(`
      create table payment_run (
        ${recordColumns},
        number text collate "C" not null,
        bank_account_id uuid not null,
        currency char(3) not null,
        total numeric(19,4) not null check (total > 0),
        paid_on date not null,
        execute_on date not null check (execute_on >= paid_on),
        recorded_by_id uuid,
        foreign key (company_id, bank_account_id) references bank_account (company_id, id),
        foreign key (company_id, recorded_by_id) references user_account (company_id, id)
      );
      create unique index payment_run_number_key on payment_run (company_id, number);
      create index payment_run_created_idx on payment_run (company_id, created_at, id);
      select noria_tenant('payment_run', 'select, insert');
      create trigger frozen before update or delete on payment_run for each row execute function noria_frozen()`);
    this.addSql(`
      create table payment_run_line (
        ${recordColumns},
        run_id uuid not null,
        payment_id uuid not null,
        vendor_account_id uuid not null,
        foreign key (company_id, run_id) references payment_run (company_id, id),
        foreign key (company_id, payment_id) references payment (company_id, id),
        foreign key (company_id, vendor_account_id) references vendor_bank_account (company_id, id)
      );
      create unique index payment_run_line_payment_key on payment_run_line (company_id, payment_id);
      create index payment_run_line_run_idx on payment_run_line (company_id, run_id);
      create index payment_run_line_account_idx on payment_run_line (company_id, vendor_account_id);
      select noria_tenant('payment_run_line', 'select, insert');
      create trigger frozen before update or delete on payment_run_line for each row execute function noria_frozen()`);
  }
}
