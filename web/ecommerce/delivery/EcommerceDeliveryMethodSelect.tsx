import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { EcommerceDeliveryMethodSelectQuery } from '../../core/relay/generated/EcommerceDeliveryMethodSelectQuery.graphql.ts';

type Method = { id: string; name: string };

/** Selects an active way of delivery by part of its title. */
export function EcommerceDeliveryMethodSelect(props: Omit<ComboboxFieldProps<Method>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query EcommerceDeliveryMethodSelectQuery($search: String) {
        ecommerceDeliveryMethods(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE })
          @required(action: THROW) {
          edges {
            node {
              id
              name: title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<EcommerceDeliveryMethodSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.ecommerceDeliveryMethods.edges.map(({ node }) => node);
  };
  return <ComboboxField<Method> {...props} search={search} />;
}
