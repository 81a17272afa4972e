import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { fixed } from '../../core/ui/fixed.tsx';

const Detail = fixed('span', { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' });

/** A price as entered, marked where it includes tax. */
export const EnteredPrice = ({ value, includesTax }: { value: string; includesTax: boolean }) => (
  <>
    <MoneyText value={value} decimals={6} />
    {includesTax && (
      <Detail>
        <FormattedMessage id="price.taxIncluded" />
      </Detail>
    )}
  </>
);
