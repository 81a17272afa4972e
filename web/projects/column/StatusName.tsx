import { graphql, useFragment } from 'react-relay';
import type { StatusName_column$key } from '../../core/relay/generated/StatusName_column.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { useStatusName } from './useStatusName.ts';

const colors: Record<string, string> = { TODO: 'gray', DOING: 'accent', DONE: 'green' };

/** The status of a project or task: the name of its column, in the colour of its group. */
export function StatusName({ column }: { column: StatusName_column$key }) {
  const data = useFragment(
    graphql`
      fragment StatusName_column on StatusColumn {
        kind
        title
        group
      }
    `,
    column,
  );
  const nameOf = useStatusName();
  return (
    <Badge colorPalette={colors[data.group]}>
      <bdi>{nameOf(data)}</bdi>
    </Badge>
  );
}
