import { chakra, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { splitSerials } from '../../../server/core/rules/splitSerials.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { ComboboxField } from '../../core/fields/ComboboxField.tsx';
import { LineError } from '../../core/fields/LineError.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { useSession } from '../../core/session/session.ts';
import { findScanned } from '../count/findScanned.ts';
import { amount } from '../offer/partDraft.ts';
import { playRefusal } from '../../core/fields/scan/refusalSound.ts';
import { useScanner } from '../../core/fields/scan/useScanner.ts';
import { useStockedProducts, type StockedProduct } from '../transfer/useStockedProducts.tsx';
import { draftOf, totalOf, type ReceivedDraft, type ReceivedProduct } from './receivedDraft.ts';
import { ReceivedHeads, ReceivedLine } from './ReceivedLine.tsx';

/** Form field of the search that adds products; no part of what is saved. */
const pick = 'pickedProduct';

/**
 * Lines of a goods receipt. A product is added by scanning its barcode, wherever the focus is, or by searching for it; one that is there
 * already counts one more.
 */
export function ReceivedField() {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { currency } = useSession();
  const { getValues, setValue, clearErrors } = useFormContext();
  const { fields, append, remove } = useFieldArray<{ lines: ReceivedDraft[] }, 'lines', 'key'>({ name: 'lines', keyName: 'key' });
  const lines = useWatch({ name: 'lines' }) as ReceivedDraft[];
  const [said, setSaid] = useState('');
  const [missed, setMissed] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  // The product with serial numbers that was scanned last: unknown codes are its numbers.
  const named = useRef<string>(undefined);
  const search = useStockedProducts();
  const add = (product: ReceivedProduct) => {
    const held = getValues('lines') as ReceivedDraft[];
    const index = held.findIndex(({ productId }) => productId === product.id);
    const quantity = index < 0 ? '1' : new Decimal(amount(held[index].quantity)).plus(1).toFixed();
    if (index < 0) append(draftOf(product), { shouldFocus: false });
    else setValue(`lines.${index}.quantity`, quantity, { shouldDirty: true });
    named.current = product.isSerialized ? product.id : undefined;
    clearErrors('lines');
    setMissed('');
    setSaid(intl.formatMessage({ id: 'goodsReceipt.added' }, { name: product.name, quantity }));
    requestAnimationFrame(() => linesOf(frame.current)[index < 0 ? held.length : index]?.scrollIntoView({ block: 'nearest' }));
  };
  const addSerial = (code: string): boolean => {
    const held = getValues('lines') as ReceivedDraft[];
    const index = held.findIndex(({ productId }) => productId === named.current);
    if (index < 0) return false;
    const numbers = splitSerials(held[index].serialNumbers);
    if (numbers.some(number => number.toLowerCase() === code.toLowerCase())) return false;
    const quantity = new Decimal(Math.max(Number(amount(held[index].quantity)), numbers.length + 1)).toFixed();
    setValue(`lines.${index}.serialNumbers`, [...numbers, code].join('\n'), { shouldDirty: true });
    setValue(`lines.${index}.quantity`, quantity, { shouldDirty: true });
    setMissed('');
    setSaid(intl.formatMessage({ id: 'goodsReceipt.added' }, { name: `${held[index].name} ${code}`, quantity: numbers.length + 1 }));
    return true;
  };
  const scan = async (code: string) => {
    endTyping();
    const found = await findScanned(environment, code).catch(() => undefined);
    const [product, another] = found ?? [];
    if (product && !another && product.status === 'ACTIVE') return add(product);
    if (found && !product && addSerial(code)) return;
    playRefusal();
    setMissed(intl.formatMessage({ id: found ? 'goodsReceipt.unknown' : 'failed.OFFLINE' }, { code }));
  };
  useScanner({ onScan: scan });
  const take = (index: number) => {
    remove(index);
    setSaid(intl.formatMessage({ id: 'lines.removed' }, { line: index + 1 }));
    const next = linesOf(frame.current)[index + 1] ?? linesOf(frame.current)[index - 1];
    (next?.querySelector('input') ?? frame.current?.querySelector('input'))?.focus();
  };
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontSize="sm" fontWeight="medium" marginBlockEnd="1.5">
        <FormattedMessage id="goodsReceipt.lines" />
      </chakra.legend>
      <Stack gap="3" ref={frame}>
        <ComboboxField<StockedProduct>
          name={pick}
          label={intl.formatMessage({ id: 'goodsReceipt.scan' })}
          hint={<FormattedMessage id="goodsReceipt.scanHint" />}
          required={false}
          search={search}
          onPick={product => {
            if (!product) return;
            add(product);
            setValue(pick, '');
          }}
        />
        <Text role="status" fontSize="sm" color="fg.muted" minHeight="5">
          {said}
        </Text>
        {missed && (
          <Text role="alert" fontSize="sm" fontWeight="medium" color="fg.error">
            {missed}
          </Text>
        )}
        {lines.length > 0 && <ReceivedHeads />}
        {fields.map((field, index) => (
          <ReceivedLine key={field.key} index={index} line={lines[index] ?? field} onRemove={() => take(index)} />
        ))}
        <LineError name="lines" />
        <chakra.div
          display="flex"
          justifyContent="space-between"
          gap="4"
          borderTopWidth={{ lg: '1px' }}
          paddingBlockStart={{ lg: '3' }}
          fontWeight="semibold"
        >
          <span>
            <FormattedMessage id="goodsReceipt.lineCount" values={{ count: lines.length, shown: <NumberText value={lines.length} /> }} />
          </span>
          <MoneyText value={totalOf(lines, currencyDecimals(currency ?? ''))} />
        </chakra.div>
      </Stack>
    </chakra.fieldset>
  );
}

const linesOf = (frame: HTMLElement | null) => frame?.querySelectorAll<HTMLElement>('[data-line]') ?? ([] as never);

/** Ends the typing in the focused field: a search would keep its suggestions open, an amount would go on showing what was typed. */
function endTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}
