import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';

const tones = { WAITING: 'gray', SOUND: 'green', BROKEN: 'red', UNKNOWN: 'amber' };

/** Coloured status badge of an invariant. */
export const InvariantState = ({ state }: { state: keyof typeof tones }) => (
  <Badge colorPalette={tones[state]}>
    <FormattedMessage id={`invariant.state.${state}`} />
  </Badge>
);
