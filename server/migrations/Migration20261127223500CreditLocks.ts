import { Migration } from '@mikro-orm/migrations';

/** A credit locks the lines that it credits once, with its first line, and not all of them again with each. */
export class Migration20261127223500CreditLocks extends Migration {
  up() {
    this.addSql(limiting);
  }
}

/**
 * As it was, line by line: a line is never credited with more than it was sold for; two credits of one line wait for each other. A line that comes
 * after the first one, even in a later transaction, locks the one it credits, which costs little where that is locked already.
 */
const limiting = `
create or replace function noria_credit_limited() returns trigger language plpgsql as $$
begin
  if exists (
    select from inventory_invoice_line f
    where f.company_id = new.company_id and f.invoice_id = new.invoice_id and f.position < new.position
  ) then
    perform from inventory_invoice_line s where s.company_id = new.company_id and s.id = new.return_of_line_id for no key update;
  else
    perform from inventory_invoice_line s
      where s.company_id = new.company_id and s.id in (
        select l.return_of_line_id from inventory_invoice_line l where l.company_id = new.company_id and l.invoice_id = new.invoice_id)
      order by s.id for no key update;
  end if;
  if not exists (
    select from inventory_invoice d join inventory_invoice_line s on s.company_id = d.company_id and s.invoice_id = d.return_of_id
    where d.company_id = new.company_id and d.id = new.invoice_id and s.id = new.return_of_line_id
  ) then
    perform noria_fail('notFound', null, 'lines');
  end if;
  if noria_credited_too_much(new.company_id, new.return_of_line_id) then
    perform noria_fail('limitExceeded', null, 'lines');
  end if;
  return null;
end $$`;
