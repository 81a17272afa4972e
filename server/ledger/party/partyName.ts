/** SQL of what a party is called, by the columns of a row that names one: customers, until vendors and employees are there. */
export const partyName = ({ companyId, partyId }: { companyId: string; partyId: string }) =>
  `(select p.name from customer p where p.company_id = ${companyId} and p.id = ${partyId})`;
