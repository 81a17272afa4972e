import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';

/** A price as entered, marked where it includes tax. */
export const EnteredPrice = ({ value, includesTax }: { value: string; includesTax: boolean }) => (
  <>
    <MoneyText value={value} decimals={6} />
    {includesTax && (
      <chakra.span display="block" color="fg.muted" fontSize="xs" fontWeight="normal">
        <FormattedMessage id="price.taxIncluded" />
      </chakra.span>
    )}
  </>
);
