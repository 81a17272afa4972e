import { Text } from '@chakra-ui/react';
import { Ltr } from '../i18n/Ltr.tsx';

/** Serial numbers below the name of a product; nothing without any. */
export const SerialsText = ({ numbers }: { numbers: readonly string[] | undefined }) =>
  numbers && numbers.length > 0 ? (
    <Text as="span" display="block" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      <Ltr>{numbers.join(', ')}</Ltr>
    </Text>
  ) : null;
