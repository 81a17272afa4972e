/** SQL columns of a row: its company, and the party it was posted for. */
interface NamesParty {
  companyId: string;
  postedPartyId: string;
}

/** SQL of a row's current party: the party it was posted for, or the one that party was merged into. */
export const partyOf = ({ companyId, postedPartyId }: NamesParty) => `noria_party(${companyId}, ${postedPartyId})`;

/** SQL of the name of a row's party: customers only, until vendors and employees exist. */
export const partyName = (row: NamesParty) =>
  `(select p.name from customer p where p.company_id = ${row.companyId} and p.id = ${partyOf(row)})`;

/** SQL condition for rows of the parties `ids` (an array) and of any parties merged into them. */
export const ofParties = (column: string, ids: string) => `${column} = any(noria_party_ids(noria_company(), ${ids}))`;
