import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { LeadColumnSelectQuery } from '../../core/relay/generated/LeadColumnSelectQuery.graphql.ts';
import { useColumnName } from './useColumnName.ts';

type Column = { id: string; name: string };

/** A column of the board, by part of its name. */
export function LeadColumnSelect(props: Omit<ComboboxFieldProps<Column>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const nameOf = useColumnName();
  const search = async (text: string): Promise<Column[]> => {
    const query = graphql`
      query LeadColumnSelectQuery {
        leadColumns @required(action: THROW) {
          id
          kind
          title
        }
      }
    `;
    const answer = await fetchQuery<LeadColumnSelectQuery>(environment, query, {}).toPromise();
    return answer!.leadColumns
      .map(column => ({ id: column.id, name: nameOf(column) }))
      .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  };
  return <ComboboxField<Column> {...props} search={search} />;
}
