import { Badge, HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { NumberText } from '../../core/i18n/NumberText.tsx';

/** Available quantity, highlighted when low. */
export const Available = ({ available, isLow }: { available: string; isLow: boolean }) => (
  <HStack gap="2" justify="flex-end" wrap="wrap" display="inline-flex">
    {isLow && (
      <Badge colorPalette={Number(available) > 0 ? 'amber' : 'red'}>
        <FormattedMessage id={Number(available) > 0 ? 'product.low' : 'product.out'} />
      </Badge>
    )}
    <NumberText value={Number(available)} />
  </HStack>
);
