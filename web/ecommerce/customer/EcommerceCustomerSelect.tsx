import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type {
  EcommerceCustomerSelectQuery,
  EcommerceCustomerSelectQuery$data,
} from '../../core/relay/generated/EcommerceCustomerSelectQuery.graphql.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

/** A customer with where deliveries go. */
export type BuyerChoice = { id: string; name: string } & Partial<
  EcommerceCustomerSelectQuery$data['ecommerceCustomers']['edges'][number]['node']
>;

const EcommerceCustomerForm = lazyPart(async () => (await import('./EcommerceCustomerForm.tsx')).EcommerceCustomerForm);

/** Selects an active customer of the shop by part of the name, e-mail or phone, or creates one. */
export function EcommerceCustomerSelect(props: Omit<ComboboxFieldProps<BuyerChoice>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query EcommerceCustomerSelectQuery($search: String) {
        ecommerceCustomers(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              email
              phone
              city
              country
              address
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<EcommerceCustomerSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.ecommerceCustomers.edges.map(({ node }) => ({ ...node, detail: <Ltr>{node.email}</Ltr> }));
  };
  return <ComboboxField<BuyerChoice> {...props} search={search} create={maker => <EcommerceCustomerForm {...maker} />} />;
}
