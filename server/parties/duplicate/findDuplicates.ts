import type { EntityManager } from '@mikro-orm/postgresql';
import { email, phone } from '../../core/rules/fields.ts';
import type { PartyDuplicate, PartySigns } from './PartyDuplicate.ts';
import { DuplicateSign } from './PartyDuplicate.ts';
import { samePhone } from './samePhone.ts';

/** Maximum number of results. */
const limit = 20;

/** Columns with the secondary text of a result and the normalized tax number, if any. */
const columns = {
  customer: { detail: 'company_name', taxKey: 'tax_key' },
  contact: { detail: 'department', taxKey: 'null::text' },
  vendor: { detail: 'company_name', taxKey: 'tax_key' },
};

interface Row extends Omit<PartyDuplicate, 'matchedBy'> {
  taxMatches: boolean | null;
}

/**
 * Finds records that may already exist under an e-mail address, phone or tax number, best matches first. Addresses match regardless of
 * case, phone numbers regardless of leading zeros and calling code (`samePhone`), tax numbers regardless of blanks, punctuation and case.
 * Incomplete values match nothing.
 */
export async function findDuplicates(em: EntityManager, table: keyof typeof columns, signs: PartySigns): Promise<PartyDuplicate[]> {
  const address = email.safeParse(signs.email).data?.toLowerCase() ?? null;
  const number = phone.safeParse(signs.phone).data ?? null;
  const tax = signs.taxNumber?.trim() || null;
  if (!address && !number && !tax) return [];
  const { detail, taxKey } = columns[table];
  const rows = await em.execute<Row[]>(
    `select id as "recordId", name, ${detail} as detail, ${table}.email, phone, status, ${taxKey} = sign.tax as "taxMatches"
     from ${table}, (select ?::text as email, noria_phone_tail(?) as tail, noria_tax_key(?) as tax) as sign
     where company_id = noria_company() and deleted_at is null and id::text is distinct from ?
       and (lower(${table}.email) = sign.email or phone_tail = sign.tail or ${taxKey} = sign.tax)
     order by id limit ${limit}`,
    [address, number, tax, signs.exceptId ?? null],
  );
  return rows
    .map(({ taxMatches, ...row }) => ({
      ...row,
      matchedBy: [
        ...(address && row.email?.toLowerCase() === address ? [DuplicateSign.EMAIL] : []),
        ...(number && row.phone && samePhone(row.phone, number) ? [DuplicateSign.PHONE] : []),
        ...(taxMatches ? [DuplicateSign.TAX_NUMBER] : []),
      ],
    }))
    .filter(({ matchedBy }) => matchedBy.length)
    .sort((one, other) => other.matchedBy.length - one.matchedBy.length);
}
