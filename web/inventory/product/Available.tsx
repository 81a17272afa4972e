import { FormattedMessage } from 'react-intl';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { fixed } from '../../core/ui/fixed.tsx';

const Figure = fixed('div', { display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '2' });

/** Available quantity, highlighted when low. */
export const Available = ({ available, isLow }: { available: string; isLow: boolean }) => (
  <Figure>
    {isLow && (
      <Badge colorPalette={Number(available) > 0 ? 'amber' : 'red'}>
        <FormattedMessage id={Number(available) > 0 ? 'product.low' : 'product.out'} />
      </Badge>
    )}
    <NumberText value={Number(available)} />
  </Figure>
);
