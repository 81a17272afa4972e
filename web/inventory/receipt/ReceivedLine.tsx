import { chakra, IconButton } from '@chakra-ui/react';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { LineError } from '../../core/fields/LineError.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SerialsField } from '../../core/fields/SerialsField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';
import { costOf, type ReceivedDraft } from './receivedDraft.ts';

const tracks = 'minmax(0, 1fr) 6rem 8rem 8rem 2.25rem';

/** Column heads, shown where there is room for a table. */
export const ReceivedHeads = () => (
  <chakra.div
    aria-hidden
    display={{ base: 'none', lg: 'grid' }}
    gap="2"
    gridTemplateColumns={tracks}
    fontSize="sm"
    fontWeight="medium"
    color="fg.muted"
    textAlign="end"
  >
    <chakra.span textAlign="start">
      <FormattedMessage id="product.one" />
    </chakra.span>
    {['quantity', 'unitCost', 'total'].map(field => (
      <chakra.span key={field} paddingInlineEnd={field === 'total' ? undefined : '3'}>
        <FormattedMessage id={`goodsReceipt.${field}`} />
      </chakra.span>
    ))}
  </chakra.div>
);

interface ReceivedLineProps {
  index: number;
  line: ReceivedDraft;
  onRemove: () => void;
}

/** A line of a goods receipt: quantity and cost, and the batch of a perishable product. */
export function ReceivedLine({ index, line, onRemove }: ReceivedLineProps) {
  const intl = useIntl();
  const { currency } = useSession();
  const name = `lines.${index}`;
  const label = (field: string) => intl.formatMessage({ id: `goodsReceipt.${field}` });
  return (
    <chakra.div
      role="group"
      data-line
      aria-label={intl.formatMessage({ id: 'lines.line' }, { line: index + 1 })}
      display="grid"
      gap="2"
      alignItems={{ base: 'end', lg: 'center' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr) 2.25rem', lg: tracks }}
      paddingBlockEnd={{ base: '3', lg: '0' }}
      borderBottomWidth={{ base: '1px', lg: '0' }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }} minWidth="0">
        <bdi>{line.name}</bdi>
      </chakra.div>
      <Labelled label={label('quantity')}>
        <NumberField name={`${name}.quantity`} label={label('quantity')} bare />
      </Labelled>
      <Labelled label={label('unitCost')}>
        <MoneyField name={`${name}.unitCost`} label={label('unitCost')} isPrice bare />
      </Labelled>
      <chakra.div textAlign="end" fontVariantNumeric="tabular-nums" display={{ base: 'none', lg: 'block' }}>
        <MoneyText value={costOf(line, currencyDecimals(currency ?? '')).toFixed()} />
      </chakra.div>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={intl.formatMessage({ id: 'lines.remove' }, { line: index + 1 })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
      {line.isPerishable && (
        <chakra.div
          gridColumn="1 / -1"
          display="grid"
          gap="2"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
          paddingInlineStart={{ lg: '4' }}
          marginBlockEnd="2"
        >
          <TextField name={`${name}.batchNumber`} label={label('batchNumber')} dir="ltr" autoComplete="off" required={false} />
          <DateField name={`${name}.manufacturedOn`} label={label('manufacturedOn')} required={false} />
          <DateField name={`${name}.expiresOn`} label={label('expiresOn')} required />
        </chakra.div>
      )}
      {line.isSerialized && (
        <chakra.div gridColumn="1 / -1" paddingInlineStart={{ lg: '4' }} marginBlockEnd="2">
          <SerialsField name={`${name}.serialNumbers`} />
        </chakra.div>
      )}
      {(['productId', 'quantity', 'unitCost'] as const).map(field => (
        <LineError key={field} name={`${name}.${field}`} />
      ))}
    </chakra.div>
  );
}

/** A field whose label is seen only where there are no column heads. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.div minWidth="0">
    <chakra.div aria-hidden display={{ base: 'block', lg: 'none' }} fontSize="sm" fontWeight="medium" marginBlockEnd="1">
      {label}
    </chakra.div>
    {children}
  </chakra.div>
);
