import type { Context } from '../../core/graphql/Context.ts';
import { namesCity } from '../../core/print/locality.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';

interface Row {
  currency: string | null;
  taxRate: string;
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  cashRounding: string | null;
  street: string | null;
  city: string | null;
  taxNumber: string | null;
  today: string;
}

/** Reads the current currency, tax and price settings and business day of the viewer's company. */
export const salesTermsOf = ({ database, viewer }: Context) =>
  database.inCompany(viewer!, async em => {
    const [{ street, city, ...row }] = await em.execute<[Row]>(
      `select currency, trim_scale(tax_rate)::text as "taxRate", prices_include_tax as "pricesIncludeTax", vat_mode as "vatMode",
         trim_scale(cash_rounding)::text as "cashRounding", (now() at time zone time_zone)::date::text as today,
         address as street, city, tax_number as "taxNumber"
       from company where id = noria_company()`,
    );
    const address = [street, namesCity(street, city) ? null : city].filter(Boolean).join(', ') || null;
    return { ...row, address, currencyDecimals: row.currency ? currencyDecimals(row.currency) : 2 };
  });
