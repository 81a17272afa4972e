import { graphql, useFragment } from 'react-relay';
import type { LeadStageName_column$key } from '../../core/relay/generated/LeadStageName_column.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { useColumnName } from './useColumnName.ts';

const colors: Record<string, string> = { CLOSED_WON: 'green', CANCELLED: 'red', INQUIRY: 'accent' };

/** The stage of a lead: the name of its column. */
export function LeadStageName({ column }: { column: LeadStageName_column$key }) {
  const data = useFragment(
    graphql`
      fragment LeadStageName_column on LeadColumn {
        kind
        title
      }
    `,
    column,
  );
  const nameOf = useColumnName();
  return (
    <Badge colorPalette={colors[data.kind] ?? 'gray'}>
      <bdi>{nameOf(data)}</bdi>
    </Badge>
  );
}
