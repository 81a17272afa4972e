import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStore } from '../files/FileStore.ts';
import { StoredFile } from '../files/StoredFile.ts';
import { locality } from './locality.ts';
import type { Formats, Value, Wording } from './Wording.ts';

/** Company data shown in a letterhead. */
export interface CompanyHead extends Formats {
  name: string;
  address: string | null;
  city: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  taxNumber: string | null;
  logoId: string | null;
}

/** Maximum size of a logo in bytes, because it is embedded in every document. */
const logoLimit = 1024 * 1024;

/** Letterhead data of the transaction's company. */
export async function companyHead(em: EntityManager): Promise<CompanyHead> {
  const [head] = await em.execute<CompanyHead[]>(
    `select name, address, city, country, phone, email, website, tax_number as "taxNumber", currency, logo_id as "logoId",
       time_zone as "timeZone", date_format as "dateFormat", number_format as "numberFormat"
     from company where id = noria_company()`,
  );
  return head;
}

/** The logo's content by its file name in the document; empty if there is none or it is too large to embed. */
export async function logoOf(em: EntityManager, files: FileStore, { logoId }: CompanyHead): Promise<Record<string, Buffer>> {
  const file = logoId ? await em.findOne(StoredFile, { id: logoId, deletedAt: null }) : null;
  if (!file || file.size > logoLimit) return {};
  const bytes = await files.read(file.id);
  return bytes ? { [`logo.${file.contentType === 'image/png' ? 'png' : 'jpg'}`]: await buffer(bytes) } : {};
}

/** The logo as a data URL, for pages shown to people without an account. */
export async function logoUrl(em: EntityManager, files: FileStore): Promise<string | null> {
  const [logo] = Object.entries(await logoOf(em, files, await companyHead(em)));
  if (!logo) return null;
  const [name, bytes] = logo;
  return `data:image/${name.endsWith('png') ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
}

/** Header and footer data for the template. */
export function letterhead(company: CompanyHead, words: Wording, logo: string | null) {
  const place = locality(company, words);
  const code = (text: string | null): Value[] => (text ? [{ ltr: text }] : []);
  const taxNumber = company.taxNumber ? `${words.text('taxNumber')} ${company.taxNumber}` : null;
  return {
    name: company.name,
    logo,
    details: [
      ...[company.address, place, taxNumber].filter(text => !!text),
      ...[words.phone(company.phone)].filter(phone => phone !== null),
      ...code([company.email, company.website?.replace(/^https?:\/\//, '')].filter(Boolean).join('  ·  ') || null),
    ],
    foot: [company.name, ...(taxNumber ? [taxNumber] : [])],
  };
}
