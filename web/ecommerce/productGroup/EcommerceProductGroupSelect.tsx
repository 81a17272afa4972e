import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { EcommerceProductGroupSelectQuery } from '../../core/relay/generated/EcommerceProductGroupSelectQuery.graphql.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Group = { id: string; name: string };

const EcommerceProductGroupForm = lazyPart(async () => (await import('./EcommerceProductGroupForm.tsx')).EcommerceProductGroupForm);

/** Selects an active product group of the shop by part of its title, or creates one. */
export function EcommerceProductGroupSelect(props: Omit<ComboboxFieldProps<Group>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query EcommerceProductGroupSelectQuery($search: String) {
        ecommerceProductGroups(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: PATH })
          @required(action: THROW) {
          edges {
            node {
              id
              name: path
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<EcommerceProductGroupSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.ecommerceProductGroups.edges.map(({ node }) => node);
  };
  return <ComboboxField<Group> {...props} search={search} create={maker => <EcommerceProductGroupForm {...maker} />} />;
}
