import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { ProjectSelectQuery } from '../../core/relay/generated/ProjectSelectQuery.graphql.ts';

type Project = { id: string; name: string };

/** Selects a project by part of its name or key. */
export function ProjectSelect(props: Omit<ComboboxFieldProps<Project>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query ProjectSelectQuery($search: String) {
        projects(first: 8, search: $search, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              key
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<ProjectSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.projects.edges.map(({ node: { id, name, key } }) => ({ id, name, detail: <Ltr>{key}</Ltr> }));
  };
  return <ComboboxField<Project> {...props} search={search} />;
}
