import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';

const tones: Record<string, string> = { IN_STOCK: 'green', SOLD: 'blue', SCRAPPED: 'red', RETURNED: 'amber' };

/** Coloured badge that says where a piece is. */
export const SerialStateBadge = ({ state }: { state: string }) => (
  <Badge colorPalette={tones[state] ?? 'gray'}>
    <FormattedMessage id={`serialState.${state}`} />
  </Badge>
);
