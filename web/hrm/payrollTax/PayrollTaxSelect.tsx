import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { PayrollTaxSelectQuery } from '../../core/relay/generated/PayrollTaxSelectQuery.graphql.ts';

type PayrollTax = { id: string; name: string };

/** Selects a tax on pay that is active by part of its title. */
export function PayrollTaxSelect(props: Omit<ComboboxFieldProps<PayrollTax>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query PayrollTaxSelectQuery($search: String) {
        payrollTaxes(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<PayrollTaxSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.payrollTaxes.edges.map(({ node }) => node);
  };
  return <ComboboxField<PayrollTax> {...props} search={search} />;
}
