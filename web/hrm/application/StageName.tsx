import { graphql, useFragment } from 'react-relay';
import type { StageName_column$key } from '../../core/relay/generated/StageName_column.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { useStageName } from './useStageName.ts';

const colors: Record<string, string> = { APPLIED: 'gray', CUSTOM: 'accent', CONFIRMED: 'green' };

/** The stage of an application: the name of its column. */
export function StageName({ column }: { column: StageName_column$key }) {
  const data = useFragment(
    graphql`
      fragment StageName_column on ApplicationColumn {
        kind
        title
      }
    `,
    column,
  );
  const nameOf = useStageName();
  return (
    <Badge colorPalette={colors[data.kind]}>
      <bdi>{nameOf(data)}</bdi>
    </Badge>
  );
}
