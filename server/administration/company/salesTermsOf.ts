import type { Context } from '../../core/graphql/Context.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';

interface Row {
  currency: string | null;
  taxRate: string;
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  cashRounding: string | null;
  address: string | null;
  taxNumber: string | null;
  today: string;
}

/** Reads the current currency, tax and price settings and business day of the viewer's company. */
export const salesTermsOf = ({ database, viewer }: Context) =>
  database.inCompany(viewer!, async em => {
    const [row] = await em.execute<[Row]>(
      `select currency, trim_scale(tax_rate)::text as "taxRate", prices_include_tax as "pricesIncludeTax", vat_mode as "vatMode",
         trim_scale(cash_rounding)::text as "cashRounding", (now() at time zone time_zone)::date::text as today,
         nullif(concat_ws(', ', address, case when address ilike '%' || city then null else city end), '') as address, tax_number as "taxNumber"
       from company where id = noria_company()`,
    );
    return { ...row, currencyDecimals: row.currency ? currencyDecimals(row.currency) : 2 };
  });
