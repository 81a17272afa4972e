import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { VendorSelectQuery } from '../../core/relay/generated/VendorSelectQuery.graphql.ts';

type Vendor = { id: string; name: string; detail?: string; currency: string };

/** Selects an active vendor by part of its name, company or email address. */
export function VendorSelect(props: Omit<ComboboxFieldProps<Vendor>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query VendorSelectQuery($search: String) {
        vendors(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              detail: companyName
              currency
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<VendorSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.vendors.edges.map(({ node }) => node);
  };
  return <ComboboxField<Vendor> {...props} search={search} />;
}
