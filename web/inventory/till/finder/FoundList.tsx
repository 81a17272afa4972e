import { chakra, Text } from '@chakra-ui/react';
import { useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { Availability } from './Availability.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { ItemPrice } from './ItemPrice.tsx';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingInline: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    _selected: { bg: 'accent.subtle' },
  },
});

interface FoundListProps {
  /** Id of the listbox; its options are `<id>-<index>`. */
  id: string;
  items: readonly SellableItem[];
  /** Index of the option that Enter selects. */
  at: number;
  setAt: (index: number) => void;
  take: (item: SellableItem) => void;
}

/** Search results. */
export function FoundList({ id, items, at, setAt, take }: FoundListProps) {
  const intl = useIntl();
  useLayoutEffect(() => {
    // Block body, because newer browsers return a promise here, which is not an effect cleanup.
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  if (items.length === 0)
    return (
      <Text role="status" padding="6" textAlign="center" color="fg.muted">
        <FormattedMessage id="till.noneFound" />
      </Text>
    );
  return (
    // Keeps the focus in the search while the list is used.
    <div role="listbox" id={id} aria-label={intl.formatMessage({ id: 'till.found' })} onPointerDown={event => event.preventDefault()}>
      {items.map((item, index) => (
        <Row
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onPointerMove={() => setAt(index)}
          onClick={() => take(item)}
        >
          <ItemPicture name={item.name} image={item.imageUrl} />
          <chakra.div flex="1" minWidth="0">
            <Text truncate fontWeight="medium">
              <bdi>{item.name}</bdi>
            </Text>
            <Text fontSize="xs" color="fg.muted" display="flex" gap="2">
              {item.code && <Ltr>{item.code}</Ltr>}
              <Availability item={item} />
            </Text>
          </chakra.div>
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            <ItemPrice item={item} />
          </Text>
        </Row>
      ))}
    </div>
  );
}
