import { chakra, HStack, IconButton, Input } from '@chakra-ui/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import type { KeyboardEvent, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { MoneyText } from '../i18n/MoneyText.tsx';
import { Choice } from '../ui/Choice.tsx';
import { draftTotals, priceOn, type LineDraft, type LineItem, type LinePricing, type PickedProduct } from './lineDraft.ts';
import { lineHead } from './lineHead.ts';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import { PercentField } from './PercentField.tsx';
import { LineError } from './LineError.tsx';

const tracks = 'minmax(0, 1fr) 6rem 8rem 6.5rem 9rem 8rem 6.75rem';
const heads = ['product', 'quantity', 'unitPrice', 'discountPercent', 'vatCategory', 'net'] as const;

const Grid = chakra('div', {
  base: { display: 'grid', gap: '2', alignItems: 'start', minWidth: '0' },
  variants: {
    shape: {
      row: { gridTemplateColumns: tracks },
      card: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '3',
        padding: '3',
        borderWidth: '1px',
        borderRadius: 'md',
        '& > :first-of-type, & > :last-child': { gridColumn: '1 / -1' },
      },
    },
  },
});

/** Aligns the head with the numbers below and keeps it clear of the next head. */
const numeric = { textAlign: 'end', paddingInlineEnd: '3' } as const;

/** Column heads, shown where there is room for a table. */
export const LineHeads = ({ pricesIncludeTax }: Pick<LinePricing, 'pricesIncludeTax'>) => (
  <Grid shape="row" aria-hidden fontSize="sm" fontWeight="medium" color="fg.muted">
    {heads.map(head => (
      <chakra.span key={head} {...(head === 'net' ? { textAlign: 'end' } : head === 'product' || head === 'vatCategory' ? {} : numeric)}>
        <FormattedMessage id={lineHead(head, pricesIncludeTax)} />
      </chakra.span>
    ))}
  </Grid>
);

interface LineRowProps {
  name: string;
  index: number;
  count: number;
  isWide: boolean;
  product: (line: { name: string; label: string; onPick: (item: PickedProduct | undefined) => void }) => ReactNode;
  item: LineItem;
  pricing: LinePricing;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
  onAdd: () => void;
}

/** One line. Alt+Up or Alt+Down moves it, Ctrl+Enter adds another. */
export function LineRow({ name, index, count, isWide, product, item, pricing, onRemove, onMove, onAdd }: LineRowProps) {
  const intl = useIntl();
  const { register, setValue } = useFormContext();
  const label = (field: string) => intl.formatMessage({ id: lineHead(field, pricing.pricesIncludeTax) });
  const of = (field: keyof LineDraft) => `${name}.${field}`;
  const pick = (picked: PickedProduct | undefined) => {
    if (!picked) return;
    setValue(of('unitPrice'), priceOn(pricing, picked), { shouldDirty: true });
    setValue(of('vatCategory'), picked.vatCategory, { shouldDirty: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (event.altKey && by) onMove(by);
    else if (event.ctrlKey && event.key === 'Enter') onAdd();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const labelled = (field: string, control: ReactNode) =>
    isWide ? (
      <chakra.div minWidth="0">{control}</chakra.div>
    ) : (
      <chakra.div minWidth="0">
        <chakra.div fontSize="sm" fontWeight="medium" aria-hidden marginBlockEnd="1">
          {label(field)}
        </chakra.div>
        {control}
      </chakra.div>
    );
  const bare = (field: keyof LineDraft) => ({ name: of(field), label: label(field), bare: true });
  return (
    <chakra.div role="group" data-line aria-label={intl.formatMessage({ id: 'lines.line' }, { line: index + 1 })} onKeyDown={onKeyDown}>
      <Grid shape={isWide ? 'row' : 'card'}>
        {labelled(
          'product',
          <>
            {product({ name: of(item), label: label(item === 'itemId' ? 'item' : 'product'), onPick: pick })}
            <Input
              {...register(of('description'))}
              aria-label={label('description')}
              placeholder={label('description')}
              autoComplete="off"
              marginBlockStart="1.5"
              size="sm"
            />
          </>,
        )}
        {labelled('quantity', <NumberField {...bare('quantity')} />)}
        {labelled('unitPrice', <MoneyField {...bare('unitPrice')} currency={pricing.currency} isPrice />)}
        {labelled('discountPercent', <PercentField {...bare('discountPercent')} />)}
        {labelled('vatCategory', <LineTax name={name} label={label('vatCategory')} {...pricing} />)}
        {labelled('net', <LineNet name={name} pricing={pricing} />)}
        <HStack gap="0" justify="flex-end">
          <ActionButton
            label="lines.up"
            line={index + 1}
            disabled={index === 0}
            onClick={() => onMove(-1)}
            icon={<ArrowUp aria-hidden />}
          />
          <ActionButton
            label="lines.down"
            line={index + 1}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
            icon={<ArrowDown aria-hidden />}
          />
          <ActionButton label="lines.remove" line={index + 1} onClick={onRemove} icon={<Trash2 aria-hidden />} />
        </HStack>
      </Grid>
      {([item, 'description', 'quantity', 'unitPrice', 'discountPercent', 'vatCategory'] as const).map(field => (
        <LineError key={field} name={of(field)} label={label(field === item ? (item === 'itemId' ? 'item' : 'product') : field)} />
      ))}
    </chakra.div>
  );
}

function ActionButton({
  label,
  line,
  icon,
  ...button
}: {
  label: string;
  line: number;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}) {
  const intl = useIntl();
  return (
    <IconButton variant="ghost" colorPalette="gray" size="sm" aria-label={intl.formatMessage({ id: label }, { line })} {...button}>
      {icon}
    </IconButton>
  );
}

const sales = { values: vatCategories, texts: 'vatCategory' };

/** The tax category of a line; a package has those of its members. */
function LineTax({
  name,
  label,
  partsOf,
  categories = sales,
}: { name: string; label: string } & Pick<LinePricing, 'partsOf' | 'categories'>) {
  const intl = useIntl();
  const { register } = useFormContext();
  const line = useWatch({ name }) as LineDraft;
  if (partsOf?.(line))
    return (
      <chakra.div paddingBlock="1.5" color="fg.muted">
        <FormattedMessage id="lines.byMember" />
      </chakra.div>
    );
  return (
    <Choice
      {...register(`${name}.vatCategory`)}
      aria-label={label}
      options={categories.values.map(value => ({ value, label: intl.formatMessage({ id: `${categories.texts}.${value}` }) }))}
    />
  );
}

function LineNet({ name, pricing }: { name: string; pricing: LinePricing }) {
  const line = useWatch({ name }) as LineDraft;
  return (
    <chakra.div textAlign="end" paddingBlock="1.5" fontVariantNumeric="tabular-nums">
      <MoneyText value={draftTotals([line], '0', pricing).subtotal} currency={pricing.currency} />
    </chakra.div>
  );
}
