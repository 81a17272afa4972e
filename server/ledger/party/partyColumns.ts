import { partyKinds } from './partyKinds.ts';

/** SQL columns of a row: its company, and the party it was posted for. */
interface NamesParty {
  companyId: string;
  postedPartyId: string;
}

/** SQL of a row's current party: the party it was posted for, or the one that party was merged into. */
export const partyOf = ({ companyId, postedPartyId }: NamesParty) => `noria_party(${companyId}, ${postedPartyId})`;

/** SQL of a column of the party whose id is `id`, whatever its kind; null where a kind has no such column. */
const columnOf = (companyId: string, id: string, column: 'name' | 'email' | 'language') => {
  const kinds = partyKinds.filter(kind => column !== 'language' || kind.language);
  return `coalesce(${kinds.map(({ table }) => `(select p.${column} from ${table} p where p.company_id = ${companyId} and p.id = ${id})`).join(', ')})`;
};

/** SQL of a column of a row's party. */
export const partyColumn = (row: NamesParty, column: 'name' | 'email' | 'language') => columnOf(row.companyId, partyOf(row), column);

/** SQL of the name of a party that was not merged into another. */
export const currentPartyName = ({ companyId, partyId }: { companyId: string; partyId: string }) => columnOf(companyId, partyId, 'name');

/** SQL of the name of a row's party. */
export const partyName = (row: NamesParty) => partyColumn(row, 'name');

/** SQL condition for rows of the parties `ids` (an array) and of any parties merged into them. */
export const ofParties = (column: string, ids: string) => `${column} = any(noria_party_ids(noria_company(), ${ids}))`;
