import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { LeadSourceSelectQuery } from '../../core/relay/generated/LeadSourceSelectQuery.graphql.ts';
import { useHolds } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Choice = { id: string; name: string };

const LeadSourceForm = lazyPart(async () => (await import('./LeadSourceForm.tsx')).LeadSourceForm);

/** Selects an active lead source, or adds one to the list where the viewer may edit it. */
export function LeadSourceSelect(props: Omit<ComboboxFieldProps<Choice>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const mayEdit = useHolds('CRM_ALL_RECORDS');
  const search = async (text: string) => {
    const query = graphql`
      query LeadSourceSelectQuery($search: String) {
        leadSources(first: 20, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<LeadSourceSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.leadSources.edges.map(({ node }) => node);
  };
  return <ComboboxField<Choice> {...props} search={search} create={mayEdit ? maker => <LeadSourceForm {...maker} /> : undefined} />;
}
