import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStore } from '../files/FileStore.ts';
import { StoredFile } from '../files/StoredFile.ts';
import type { Formats, Value, Wording } from './Wording.ts';

/** A company as its letters show it. */
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

/** Bytes of a logo at most: it lies in every document that is sent. */
const logoLimit = 1024 * 1024;

/** The company of the transaction. */
export async function companyHead(em: EntityManager): Promise<CompanyHead> {
  const [head] = await em.execute<CompanyHead[]>(
    `select name, address, city, country, phone, email, website, tax_number as "taxNumber", currency, logo_id as "logoId",
       time_zone as "timeZone", date_format as "dateFormat", number_format as "numberFormat"
     from company where id = noria_company()`,
  );
  return head;
}

/** The logo's file by its name in the document; none when there is none, or one too large to be sent each time. */
export async function logoOf(em: EntityManager, files: FileStore, { logoId }: CompanyHead): Promise<Record<string, Buffer>> {
  const file = logoId ? await em.findOne(StoredFile, { id: logoId, deletedAt: null }) : null;
  if (!file || file.size > logoLimit) return {};
  const bytes = await files.read(file.id);
  return bytes ? { [`logo.${file.contentType === 'image/png' ? 'png' : 'jpg'}`]: await buffer(bytes) } : {};
}

/** The logo as a picture that a page can show to whoever has no account: a data URL. */
export async function logoUrl(em: EntityManager, files: FileStore): Promise<string | null> {
  const [logo] = Object.entries(await logoOf(em, files, await companyHead(em)));
  if (!logo) return null;
  const [name, bytes] = logo;
  return `data:image/${name.endsWith('png') ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
}

/** The head and foot of a letter, for the template. */
export function letterhead(company: CompanyHead, words: Wording, logo: string | null) {
  const place = words.list([company.city, company.country && words.country(company.country)]);
  const code = (text: string | null): Value[] => (text ? [{ ltr: text }] : []);
  const taxNumber = company.taxNumber ? `${words.text('taxNumber')} ${company.taxNumber}` : null;
  return {
    name: company.name,
    logo,
    details: [
      ...[company.address, place, taxNumber].filter(text => !!text),
      ...code(company.phone),
      ...code([company.email, company.website?.replace(/^https?:\/\//, '')].filter(Boolean).join('  ·  ') || null),
    ],
    foot: [company.name, ...(taxNumber ? [taxNumber] : [])],
  };
}
