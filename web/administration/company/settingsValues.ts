import { graphql, readInlineData } from 'react-relay';
import type { settingsValues_company$key } from '../../core/relay/generated/settingsValues_company.graphql.ts';

/** Form values of the company settings. */
export function settingsValues(companyRef: settingsValues_company$key) {
  const company = readInlineData(
    graphql`
      fragment settingsValues_company on Company @inline {
        name
        country
        city
        address
        phone
        email
        website
        taxNumber
        taxRate
        pricesIncludeTax
        vatMode
        slipProtection
        cashRounding
        fiscalYearStartMonth
        timeZone
        dateFormat
        numberFormat
        firstDayOfWeek
        requiresSecondFactor
        decidesByMail
      }
    `,
    companyRef,
  );
  return {
    name: company.name,
    country: company.country ?? '',
    city: company.city ?? '',
    address: company.address ?? '',
    phone: company.phone ?? '',
    email: company.email ?? '',
    website: company.website ?? '',
    taxNumber: company.taxNumber ?? '',
    taxRate: company.taxRate,
    pricesIncludeTax: company.pricesIncludeTax,
    vatMode: company.vatMode,
    slipProtection: company.slipProtection,
    cashRounding: company.cashRounding ?? '',
    fiscalYearStartMonth: company.fiscalYearStartMonth,
    timeZone: company.timeZone,
    dateFormat: company.dateFormat,
    numberFormat: company.numberFormat,
    firstDayOfWeek: company.firstDayOfWeek,
    requiresSecondFactor: company.requiresSecondFactor,
    decidesByMail: company.decidesByMail,
  };
}
