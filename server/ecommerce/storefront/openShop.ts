import type { Database } from '../../core/database/Database.ts';
import { readJson } from '../../core/database/readJson.ts';
import type { Formats } from '../../core/print/Wording.ts';
import { pageAddressForm } from '../../core/rules/pageAddress.ts';

/** A company's open shop, as its visitors need it. */
export interface OpenShop extends Formats {
  companyId: string;
  companyName: string;
  currency: string;
  /** In URLs. */
  address: string;
  title: string;
  intro: string | null;
  takesCash: boolean;
  takesTransfer: boolean;
  takesCard: boolean;
  /** Whether customers choose how it delivers. */
  delivers: boolean;
  /** Whether customers who agree are reminded of carts. */
  remindsOfCarts: boolean;
  transferDetails: string | null;
  email: string | null;
  phone: string | null;
  country: string | null;
}

const ofCompany = `c.id as "companyId", c.name as "companyName", trim(c.currency) as currency, c.time_zone as "timeZone", c.date_format as "dateFormat",
  c.number_format as "numberFormat", c.email, c.phone, trim(c.country) as country`;

/** Returns the shop at an address; undefined unless it is open, of an active company that uses Ecommerce. */
export async function openShop(database: Pick<Database, 'pool' | 'requests'>, address: string): Promise<OpenShop | undefined> {
  if (!pageAddressForm.test(address)) return undefined;
  return readJson(
    database,
    { tenant: undefined, platform: true },
    `select to_json(r)::text from (select ${ofCompany}, s.address, s.title, s.intro, s.takes_cash as "takesCash", s.takes_transfer as "takesTransfer", s.takes_card as "takesCard",
       s.reminds_of_carts as "remindsOfCarts", s.transfer_details as "transferDetails", exists (select from ecommerce_delivery_method m where m.company_id = c.id and m.status = 'ACTIVE'
         and m.deleted_at is null) as delivers
     from storefront s join company c on c.id = s.company_id and c.status = 'ACTIVE' and c.deleted_at is null and c.currency is not null
     where s.address = $1 and s.is_open and s.deleted_at is null and 'ECOMMERCE' = any (c.modules)) r`,
    [address],
  );
}
