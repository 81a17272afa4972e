import { chakra, IconButton, Text } from '@chakra-ui/react';
import Trash2 from 'lucide-react/icons/trash-2';
import type { KeyboardEvent, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SaleLineFigures } from '../../../server/core/money/saleFigures.ts';
import { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { SerialsField } from '../../core/fields/SerialsField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Choice } from '../../core/ui/Choice.tsx';
import type { SellableItem } from '../sellable/SellableItem.ts';
import { SellableSelect } from '../sellable/SellableSelect.tsx';
import type { SaleLineDraft, SalePricing } from './saleDraft.ts';
import { LineError } from '../../core/fields/LineError.tsx';

interface SaleLineRowProps {
  index: number;
  /** The chosen item. */
  item: SellableItem | undefined;
  /** Figures of the line as typed so far. */
  figures: SaleLineFigures | undefined;
  pricing: SalePricing;
  /** Whether the sale uses prices including tax. */
  isWithTax: boolean;
  onPick: (item: SellableItem) => void;
  onRemove: () => void;
  onAdd: () => void;
}

/** One line of a new invoice; Ctrl+Enter adds another. */
export function SaleLineRow({ index, item, figures, pricing, isWithTax, onPick, onRemove, onAdd }: SaleLineRowProps) {
  const intl = useIntl();
  const { register, setValue } = useFormContext();
  const name = `lines.${index}`;
  const line = useWatch({ name }) as SaleLineDraft;
  const label = (id: string) => intl.formatMessage({ id: `invoice.${id}` });
  const pick = (picked: SellableItem | undefined) => {
    if (!picked) return;
    onPick(picked);
    setValue(`${name}.kind`, picked.kind);
    setValue(`${name}.vatCategory`, picked.vatCategory);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey || event.key !== 'Enter') return;
    event.preventDefault();
    onAdd();
  };
  const isShort = item?.available != null && Number(line.quantity) > Number(item.available);
  return (
    <chakra.div
      role="group"
      data-line
      aria-label={intl.formatMessage({ id: 'lines.line' }, { line: index + 1 })}
      onKeyDown={onKeyDown}
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'minmax(0, 1fr) 5.5rem 6rem 9rem 6.5rem 7rem 2rem' }}
      padding={{ base: '3', xl: '0' }}
      borderWidth={{ base: '1px', xl: '0' }}
      borderRadius="md"
    >
      <chakra.div gridColumn={{ base: '1 / -1', xl: 'auto' }} minWidth="0">
        <SellableSelect name={`${name}.itemId`} label={label('item')} selected={item} onPick={pick} required />
      </chakra.div>
      <NumberField name={`${name}.quantity`} label={label('quantity')} required />
      <PercentField name={`${name}.discountPercent`} label={label('discountPercent')} />
      <Labelled label={label('vat')}>
        {item?.kind === 'PACKAGE' ? (
          <chakra.span paddingBlock="1.5">
            {item.vatRate === null ? label('mixedRates') : intl.formatMessage({ id: `vatCategory.${item.vatCategory}` })}
          </chakra.span>
        ) : (
          <Choice
            {...register(`${name}.vatCategory`)}
            aria-label={label('vat')}
            options={vatCategories.map(value => ({ value, label: intl.formatMessage({ id: `vatCategory.${value}` }) }))}
          />
        )}
      </Labelled>
      <Labelled label={label(isWithTax ? 'unitPriceWithTax' : 'unitPrice')} isNumber>
        <MoneyText value={figures?.unitPrice ?? '0'} currency={pricing.currency} decimals={6} />
      </Labelled>
      <Labelled label={label('lineTotal')} isNumber>
        <MoneyText value={figures?.net ?? '0'} currency={pricing.currency} />
      </Labelled>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={intl.formatMessage({ id: 'lines.remove' }, { line: index + 1 })}
        onClick={onRemove}
        justifySelf="end"
        // Aligned with the fields, below the height of their labels.
        alignSelf={{ base: 'end', xl: 'start' }}
        marginBlockStart={{ xl: '6' }}
      >
        <Trash2 aria-hidden />
      </IconButton>
      {isShort && (
        <Text gridColumn="1 / -1" role="alert" fontSize="sm" color="fg.error">
          <FormattedMessage id="notEnoughStock" />
        </Text>
      )}
      {!!item?.serialCount && (
        <chakra.div gridColumn="1 / -1">
          <SerialsField name={`${name}.serialNumbers`} />
        </chakra.div>
      )}
      <LineError name={`${name}.vatCategory`} />
    </chakra.div>
  );
}

const Labelled = ({ label, isNumber, children }: { label: string; isNumber?: boolean; children: ReactNode }) => (
  <chakra.div minWidth="0" textAlign={isNumber ? 'end' : undefined} fontVariantNumeric="tabular-nums">
    <chakra.div fontSize="sm" fontWeight="medium" color={isNumber ? 'fg.muted' : undefined} aria-hidden={!isNumber} marginBlockEnd="1">
      {label}
    </chakra.div>
    <chakra.div minHeight="9" display="flex" alignItems="center" justifyContent={isNumber ? 'flex-end' : undefined}>
      {children}
    </chakra.div>
  </chakra.div>
);
