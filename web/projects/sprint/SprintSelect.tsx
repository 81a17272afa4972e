import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { SprintSelectQuery } from '../../core/relay/generated/SprintSelectQuery.graphql.ts';

type Sprint = { id: string; name: string };

interface SprintSelectProps extends Omit<ComboboxFieldProps<Sprint>, 'search' | 'create'> {
  /** Offers only sprints of this project that take tasks. */
  projectId?: string;
  /** A sprint to leave out. */
  exceptId?: string;
}

/** Selects a sprint by part of its name. */
export function SprintSelect({ projectId, exceptId, ...props }: SprintSelectProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query SprintSelectQuery($search: String, $filter: SprintFilter) {
        sprints(first: 8, search: $search, filter: $filter, sort: { field: STARTS_ON, direction: DESC }) @required(action: THROW) {
          edges {
            node {
              id
              name
              status
              project {
                key
              }
            }
          }
        }
      }
    `;
    const filter = projectId ? { project: { eq: projectId }, status: { in: ['FUTURE', 'NEXT', 'CURRENT'] as const } } : {};
    const answer = await fetchQuery<SprintSelectQuery>(environment, query, { search: text || null, filter }).toPromise();
    return answer!.sprints.edges
      .map(({ node: { id, name, status, project } }) => {
        const state = intl.formatMessage({ id: `sprintState.${status}` });
        return { id, name, detail: projectId ? state : <bdi>{`${project.key} · ${state}`}</bdi> };
      })
      .filter(({ id }) => id !== exceptId);
  };
  return <ComboboxField<Sprint> {...props} search={search} />;
}
