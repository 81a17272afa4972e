import { Migration } from '@mikro-orm/migrations';

/** Credits that vendors grant on their bills: bills with negative figures, so that all that adds bills up takes them off. */
export class Migration20261126025117VendorCredits extends Migration {
  up() {
    this.addSql(`
      alter table procurement_invoice
        add column kind text not null default 'BILL' check (kind in ('BILL', 'CREDIT')),
        add column credit_of_id uuid,
        add column reason text,
        add foreign key (company_id, credit_of_id) references procurement_invoice (company_id, id),
        add constraint procurement_invoice_credited_check check ((kind = 'CREDIT') = (credit_of_id is not null)),
        drop constraint procurement_invoice_subtotal_check,
        drop constraint procurement_invoice_check,
        drop constraint procurement_invoice_tax_total_check,
        add constraint procurement_invoice_signs_check check (case kind
          when 'BILL' then subtotal >= 0 and discount_total between 0 and subtotal and tax_total >= 0
          else subtotal <= 0 and discount_total between subtotal and 0 and tax_total <= 0 end)`);
    this.addSql(`create index procurement_invoice_credit_idx on procurement_invoice (company_id, credit_of_id)`);
    this.addSql(`
      alter table procurement_invoice_line
        add column credit_of_line_id uuid,
        add foreign key (company_id, credit_of_line_id) references procurement_invoice_line (company_id, id),
        drop constraint procurement_invoice_line_quantity_check,
        drop constraint procurement_invoice_line_net_check,
        drop constraint procurement_invoice_line_check,
        drop constraint procurement_invoice_line_tax_check,
        drop constraint procurement_invoice_line_reverse_tax_check,
        add constraint procurement_invoice_line_signs_check check (case
          when credit_of_line_id is null then quantity > 0 and net >= 0 and discount_share between 0 and net and tax >= 0 and reverse_tax >= 0
          else quantity <= 0 and net <= 0 and discount_share between net and 0 and tax <= 0 and reverse_tax <= 0 end)`);
    this.addSql(`create index procurement_invoice_line_credit_idx on procurement_invoice_line (company_id, credit_of_line_id)`);
  }
}
