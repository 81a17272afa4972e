import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { DocumentFigures } from '../ui/DocumentFigures.tsx';
import { draftTotals, type LineDraft, type LinePricing } from './lineDraft.ts';
import { PercentField } from './PercentField.tsx';

interface LineTotalsProps {
  name: string;
  discountName?: string;
  pricing: LinePricing;
}

/** Totals of the lines, updated while typing. */
export function LineTotals({ name, discountName, pricing }: LineTotalsProps) {
  const intl = useIntl();
  const [lines, discount] = useWatch({ name: [name, discountName ?? name] }) as [LineDraft[], string];
  const totals = draftTotals(lines, discountName ? discount : '0', pricing);
  return (
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
        {discountName && <PercentField name={discountName} label={intl.formatMessage({ id: 'lines.documentDiscount' })} />}
      </chakra.div>
      <chakra.div role="status" aria-label={intl.formatMessage({ id: 'lines.totals' })} minWidth="min(20rem, 100%)">
        <DocumentFigures {...totals} currency={pricing.currency} pricesIncludeTax={pricing.pricesIncludeTax} />
      </chakra.div>
    </chakra.div>
  );
}
