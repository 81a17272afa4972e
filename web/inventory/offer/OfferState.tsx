import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';

const colors = { SELLABLE: 'green', INACTIVE: 'gray', EXPIRED: 'red', COMPONENT_INACTIVE: 'amber' };

/** Coloured badge that says whether an offer can be sold today and, if not, why. */
export const OfferState = ({ state }: { state: string }) => (
  <Badge colorPalette={colors[state as keyof typeof colors]}>
    <FormattedMessage id={`offerState.${state}`} />
  </Badge>
);
