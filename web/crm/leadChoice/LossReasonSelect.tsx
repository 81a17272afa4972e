import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { LossReasonSelectQuery } from '../../core/relay/generated/LossReasonSelectQuery.graphql.ts';
import { useHolds } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Choice = { id: string; name: string };

const LossReasonForm = lazyPart(async () => (await import('./LossReasonForm.tsx')).LossReasonForm);

/** Selects an active loss reason, or adds one to the list where the viewer may edit it. */
export function LossReasonSelect(props: Omit<ComboboxFieldProps<Choice>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const mayEdit = useHolds('CRM_ALL_RECORDS');
  const search = async (text: string) => {
    const query = graphql`
      query LossReasonSelectQuery($search: String) {
        lossReasons(first: 20, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<LossReasonSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.lossReasons.edges.map(({ node }) => node);
  };
  return <ComboboxField<Choice> {...props} search={search} create={mayEdit ? maker => <LossReasonForm {...maker} /> : undefined} />;
}
