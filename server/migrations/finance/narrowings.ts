const me = `(select nullif(current_setting('app.user', true), '')::uuid)`;
const all = `not (select noria_is_narrowed())`;

const narrow = (table: string, command: string, rule: string) => `
  do $body$ begin
    execute format($$create policy own_records on ${table} as restrictive ${command} to %I ${rule}$$, coalesce(noria_request_role(), current_user));
  end $body$`;

const ofInvoice = `(${all} or invoice_id in (select d.id from sales_invoice d where d.company_id = noria_company()))`;

/** Who sees only their own CRM records sees only the invoices that they own, and what hangs on these. */
export const narrowings = [
  narrow('sales_invoice', 'for all', `using (${all} or owner_id = ${me}) with check (${all} or owner_id = ${me})`),
  narrow('sales_invoice_line', 'for select', `using ${ofInvoice}`),
  narrow('sales_invoice_tax', 'for select', `using ${ofInvoice}`),
  // 0xa0 is the code of sales invoices.
  String.raw`
  do $body$ declare
    before text := pg_get_functiondef('noria_owns(uuid, uuid)'::regprocedure);
    after text := replace(before, E'          else return true;',
      E'          when 160 then return exists (select from sales_invoice i where i.company_id = here and i.id = record and i.owner_id = of_user);\n          else return true;');
  begin
    if after = before then raise exception 'noria_owns decides nothing'; end if;
    execute after;
  end $body$`,
];
