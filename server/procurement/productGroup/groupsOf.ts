/** Columns of a record that has product groups. */
interface Grouped {
  id: string;
  companyId: string;
}

const groupsOf = (owner: string, what: string, { id, companyId }: Grouped) =>
  `(select ${what} from ${owner}_group g join product_group p on p.company_id = g.company_id and p.id = g.product_group_id
    where g.company_id = ${companyId} and g.${owner}_id = ${id})`;

/** SQL of the ids of a record's product groups; `owner` names its table of pairs, such as `vendor` of `vendor_group`. */
export const groupIdsOf = (owner: string, columns: Grouped) =>
  groupsOf(owner, `coalesce(array_agg(p.id::text order by g.position), '{}')`, columns);

/** SQL of the titles of a record's product groups, separated by commas. */
export const groupTitlesOf = (owner: string, columns: Grouped) =>
  groupsOf(owner, `coalesce(string_agg(p.title, ', ' order by p.title), '')`, columns);
