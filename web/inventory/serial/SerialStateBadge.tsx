import { Badge } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const tones: Record<string, string> = { IN_STOCK: 'green', SOLD: 'blue', SCRAPPED: 'red', RETURNED: 'amber' };

/** Coloured badge that says where a piece is. */
export const SerialStateBadge = ({ state }: { state: string }) => (
  <Badge colorPalette={tones[state] ?? 'gray'}>
    <FormattedMessage id={`serialState.${state}`} />
  </Badge>
);
