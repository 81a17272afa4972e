import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { EcommerceSellerSelectQuery } from '../../core/relay/generated/EcommerceSellerSelectQuery.graphql.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Seller = { id: string; name: string; detail?: string };

const EcommerceSellerForm = lazyPart(async () => (await import('./EcommerceSellerForm.tsx')).EcommerceSellerForm);

/** Selects an active seller of the shop by part of the name, contact or city, or creates one. */
export function EcommerceSellerSelect(props: Omit<ComboboxFieldProps<Seller>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query EcommerceSellerSelectQuery($search: String) {
        ecommerceSellers(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              detail: city
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<EcommerceSellerSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.ecommerceSellers.edges.map(({ node }) => node);
  };
  return <ComboboxField<Seller> {...props} search={search} create={maker => <EcommerceSellerForm {...maker} />} />;
}
