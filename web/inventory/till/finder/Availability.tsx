import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { useAvailable } from '../offline/useAvailable.ts';

/** Available quantity of an item, or why it cannot be sold; empty where stock is not tracked. */
export function Availability({ item }: { item: SellableItem }) {
  const count = useAvailable(item);
  if (item.refusal)
    return (
      <chakra.span color="fg.error">
        <FormattedMessage id="till.notSold" />
      </chakra.span>
    );
  if (count === null) return null;
  return (
    <chakra.span color={count > 0 ? 'fg.muted' : 'fg.error'}>
      <FormattedMessage id="till.available" values={{ count: Math.max(count, 0) }} />
    </chakra.span>
  );
}
