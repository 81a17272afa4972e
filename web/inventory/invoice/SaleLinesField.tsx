import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Decimal, zero } from '../../../server/core/money/arithmetic.ts';
import { cashRoundingOf } from '../../../server/core/money/cashRounding.ts';
import { LinesFoot } from '../../core/fields/LinesFoot.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { useLines } from '../../core/fields/useLines.ts';
import type { SellableItem } from '../sellable/SellableItem.ts';
import { InvoiceFigures } from './InvoiceFigures.tsx';
import { emptySaleLine, saleDraftTotals, type SaleLineDraft, type SalePricing } from './saleDraft.ts';
import { SaleLineRow } from './SaleLineRow.tsx';

/** Lines of a new invoice, priced while typing by the server's own arithmetic. The last line cannot be removed. */
export function SaleLinesField({ pricing }: { pricing: SalePricing }) {
  const intl = useIntl();
  const { fields, add, take, said, isLast, frame } = useLines('lines', emptySaleLine);
  const [lines, discountPercent] = useWatch({ name: ['lines', 'discountPercent'] }) as [SaleLineDraft[], string];
  const [items, setItems] = useState<ReadonlyMap<string, SellableItem>>(new Map());
  const totals = saleDraftTotals(lines, items, discountPercent, pricing);
  const [method, credit] = useWatch({ name: ['payments.0.method', 'credit'] }) as [string, string | false | undefined];
  const due = Decimal.max(new Decimal(totals.total).minus(credit || 0), 0);
  const rounding = method === 'CASH' ? cashRoundingOf(due, pricing.cashRounding) : zero;
  const figures = { ...totals, rounding: rounding.toFixed(), total: rounding.plus(totals.total).toFixed() };
  return (
    <Stack gap="3" ref={frame}>
      {fields.map((field, index) => (
        <SaleLineRow
          key={field.key}
          index={index}
          item={items.get(lines[index]?.itemId)}
          figures={totals.lines[index]}
          pricing={pricing}
          isWithTax={totals.pricesIncludeTax}
          onPick={item => setItems(new Map(items).set(item.id, item))}
          onRemove={() => take(index)}
          onAdd={add}
        />
      ))}
      <LinesFoot {...{ add, said, isLast }} />
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
          <InvoiceFigures figures={figures} taxes={totals.groups} currency={pricing.currency} />
        </chakra.div>
      </chakra.div>
    </Stack>
  );
}
