import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { SellableItem } from '../../sellable/SellableItem.ts';

/** How many there are, or why it cannot be sold; nothing for what is not counted. */
export function Availability({ item: { available, refusal } }: { item: SellableItem }) {
  if (refusal)
    return (
      <chakra.span color="fg.error">
        <FormattedMessage id="till.notSold" />
      </chakra.span>
    );
  if (available === null) return null;
  const count = Number(available);
  return (
    <chakra.span color={count > 0 ? 'fg.muted' : 'fg.error'}>
      <FormattedMessage id="till.available" values={{ count: Math.max(count, 0) }} />
    </chakra.span>
  );
}
