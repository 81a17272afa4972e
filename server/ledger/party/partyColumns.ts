/** The columns of a row that name the party it was posted for, and the company of both. */
interface NamesParty {
  companyId: string;
  postedPartyId: string;
}

/** SQL of whose a row is: the party it was posted for, or the one that party was merged into. */
export const partyOf = ({ companyId, postedPartyId }: NamesParty) => `noria_party(${companyId}, ${postedPartyId})`;

/** SQL of what a row's party is called: customers, until vendors and employees are there. */
export const partyName = (row: NamesParty) =>
  `(select p.name from customer p where p.company_id = ${row.companyId} and p.id = ${partyOf(row)})`;

/** SQL that is true for rows of parties: of those `ids` (an array), and of any that were merged into them. */
export const ofParties = (column: string, ids: string) => `${column} = any(noria_party_ids(noria_company(), ${ids}))`;
