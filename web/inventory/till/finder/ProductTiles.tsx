import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../../core/ui/EmptyState.tsx';
import { bestSellers, catalogue } from '../offline/catalogue.ts';
import { useCell } from '../offline/cell.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { Availability } from './Availability.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { ItemPrice } from './ItemPrice.tsx';

/** Maximum number of tiles: beyond that, typing is faster. */
const mostTiles = 60;

const Tile = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    overflow: 'hidden',
    cursor: 'pointer',
    _hover: { borderColor: 'accent.border', bg: 'accent.subtle' },
    _active: { bg: 'accent.muted' },
  },
});

/** Best-selling items of this device as tiles; a touch adds one to the sale. */
export function ProductTiles({ take }: { take: (item: SellableItem) => void }) {
  const intl = useIntl();
  const items = bestSellers(useCell(catalogue), mostTiles);
  if (items.length === 0)
    return (
      <EmptyState title={intl.formatMessage({ id: 'till.nothingToSell' })} text={intl.formatMessage({ id: 'till.nothingToSellText' })} />
    );
  return (
    <chakra.section aria-label={intl.formatMessage({ id: 'till.bestSellers' })}>
      <Text as="h2" fontSize="sm" fontWeight="medium" color="fg.muted" marginBlockEnd="2">
        <FormattedMessage id="till.bestSellers" />
      </Text>
      <chakra.div
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: 'repeat(auto-fill, minmax(7.5rem, 1fr))', md: 'repeat(auto-fill, minmax(9rem, 1fr))' }}
      >
        {items.map(item => (
          <Tile key={item.id} type="button" onClick={() => take(item)}>
            <ItemPicture name={item.name} image={item.imageUrl} isTile />
            <chakra.span display="flex" flexDirection="column" flex="1" gap="1" padding="2" width="full">
              <chakra.span lineClamp={2} fontSize="sm" lineHeight="short" flex="1">
                <bdi>{item.name}</bdi>
              </chakra.span>
              <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
                <ItemPrice item={item} />
              </chakra.span>
              <chakra.span fontSize="xs">
                <Availability item={item} />
              </chakra.span>
            </chakra.span>
          </Tile>
        ))}
      </chakra.div>
    </chakra.section>
  );
}
