import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { TaskSelectQuery } from '../../core/relay/generated/TaskSelectQuery.graphql.ts';

type Task = { id: string; name: string };

interface TaskSelectProps extends Omit<ComboboxFieldProps<Task>, 'search' | 'create'> {
  /** Offers only tasks of this project. */
  projectId?: string;
  /** A task to leave out. */
  exceptId?: string;
}

/** Selects a task by part of its name or key. */
export function TaskSelect({ projectId, exceptId, ...props }: TaskSelectProps) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query TaskSelectQuery($search: String, $filter: TaskFilter) {
        tasks(first: 8, search: $search, filter: $filter, sort: { field: NAME }) @required(action: THROW) {
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
    const filter = projectId ? { project: { eq: projectId } } : {};
    const answer = await fetchQuery<TaskSelectQuery>(environment, query, { search: text || null, filter }).toPromise();
    const found = answer!.tasks.edges.map(({ node: { id, name, key } }) => ({ id, name, detail: <Ltr>{key}</Ltr> }));
    return found.filter(({ id }) => id !== exceptId);
  };
  return <ComboboxField<Task> {...props} search={search} />;
}
