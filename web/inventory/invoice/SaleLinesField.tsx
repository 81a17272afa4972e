import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import type { SellableItem } from '../sellable/SellableItem.ts';
import { InclusiveFigures } from './InclusiveFigures.tsx';
import { emptySaleLine, saleDraftTotals, type SaleLineDraft, type SalePricing } from './saleDraft.ts';
import { SaleLineRow } from './SaleLineRow.tsx';

/** What a new invoice sells, priced as it is typed, by the server's own arithmetic. The last line stays. */
export function SaleLinesField({ pricing }: { pricing: SalePricing }) {
  const intl = useIntl();
  const { fields, append, remove } = useFieldArray({ name: 'lines', keyName: 'key' });
  const [lines, discountPercent] = useWatch({ name: ['lines', 'discountPercent'] }) as [SaleLineDraft[], string];
  const [items, setItems] = useState<ReadonlyMap<string, SellableItem>>(new Map());
  const [said, setSaid] = useState('');
  const [isLast, setLast] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const totals = saleDraftTotals(lines, items, discountPercent, pricing);

  const focusLine = (index: number) =>
    requestAnimationFrame(() => frame.current?.querySelectorAll('[data-line]')[index]?.querySelector<HTMLElement>('input')?.focus());
  const add = () => {
    setLast(false);
    append(emptySaleLine(), { shouldFocus: false });
    focusLine(fields.length);
  };
  const take = (index: number) => {
    setLast(fields.length === 1);
    if (fields.length === 1) return;
    remove(index);
    setSaid(intl.formatMessage({ id: 'lines.removed' }, { line: index + 1 }));
    focusLine(Math.min(index, fields.length - 2));
  };
  return (
    <Stack gap="3" ref={frame}>
      {fields.map((field, index) => (
        <SaleLineRow
          key={field.key}
          index={index}
          item={items.get(lines[index]?.itemId)}
          net={totals.lines[index]?.net ?? '0'}
          pricing={pricing}
          onPick={item => setItems(new Map(items).set(item.id, item))}
          onRemove={() => take(index)}
          onAdd={add}
        />
      ))}
      {isLast && (
        <Text role="alert" fontSize="sm" fontWeight="medium" color="fg.error">
          <FormattedMessage id="lastLine" />
        </Text>
      )}
      <Hidden role="status">{said}</Hidden>
      <Button variant="outline" size="sm" alignSelf="flex-start" onClick={add}>
        <Plus aria-hidden />
        <FormattedMessage id="lines.add" />
      </Button>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="4"
        justifyContent="space-between"
        alignItems="flex-start"
        borderTopWidth="1px"
        paddingBlockStart="3"
      >
        <chakra.div width="44">
          <PercentField name="discountPercent" label={<FormattedMessage id="lines.documentDiscount" />} />
        </chakra.div>
        <chakra.div role="status" aria-label={intl.formatMessage({ id: 'lines.totals' })} minWidth="min(20rem, 100%)">
          <InclusiveFigures figures={totals} taxes={totals.groups} currency={pricing.currency} />
        </chakra.div>
      </chakra.div>
    </Stack>
  );
}
