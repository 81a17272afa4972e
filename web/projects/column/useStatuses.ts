import { graphql } from 'react-relay';
import type { ColumnScope, useStatusesQuery } from '../../core/relay/generated/useStatusesQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { useStatusName } from './useStatusName.ts';

/** Returns the status columns of a scope as options, and the id of the first one. Suspends until they are loaded. */
export function useStatuses(scope: ColumnScope) {
  const nameOf = useStatusName();
  const { statusColumns } = useQuery<useStatusesQuery>(
    graphql`
      query useStatusesQuery($scope: ColumnScope!) {
        statusColumns(scope: $scope) @required(action: THROW) {
          id
          kind
          title
        }
      }
    `,
    { scope },
    { fetchPolicy: 'store-and-network' },
  );
  return {
    options: statusColumns.map(column => ({ value: column.id, label: nameOf(column) })),
    firstId: statusColumns.find(({ kind }) => kind === 'TODO')!.id,
  };
}
