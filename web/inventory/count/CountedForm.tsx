import { Button, chakra, Flex, Input, Text, Textarea } from '@chakra-ui/react';
import { useId, useState, type ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { splitSerials } from '../../../server/core/rules/splitSerials.ts';
import { marksOf, readNumber } from '../../core/i18n/readNumber.ts';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import { useSession } from '../../core/session/session.ts';
import { Choice } from '../../core/ui/Choice.tsx';
import type { ScannedProduct } from './findScanned.ts';
import { useCounting } from './useCounting.ts';

interface CountedFormProps {
  countId: string;
  product: ScannedProduct;
  /** Called with a description of what was recorded. */
  onDone: (said: string) => void;
}

/** Records the counted quantity of a product, per batch, or the serial numbers of the pieces that were found. */
export function CountedForm({ countId, product: { id, name, stockBatchLevels, isSerialized }, onDone }: CountedFormProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { numberFormat } = useSession();
  const field = useId();
  const batches = [...new Map(stockBatchLevels.map(({ batch }) => [batch.id, batch])).values()];
  const [batchId, setBatchId] = useState(batches[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const [count, isSaving] = useCounting(countId);
  const entry = {
    id: field,
    autoFocus: true,
    autoComplete: 'off',
    dir: 'ltr',
    'aria-invalid': !!refused,
    'aria-describedby': refused ? `${field}e` : undefined,
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.target.value),
  };
  const submit = async () => {
    const numbers = isSerialized ? splitSerials(typed) : [];
    const quantity = isSerialized ? String(numbers.length) : readNumber(typed, marksOf(locale, numberFormat));
    const why = await count(id, batchId || null, quantity, numbers);
    if (why) setRefused(why);
    else onDone(intl.formatMessage({ id: 'count.written' }, { name, quantity: isSerialized ? numbers.length : typed }));
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <Text fontWeight="semibold" marginBlockEnd="2">
        <bdi>{name}</bdi>
      </Text>
      <Flex gap="2" wrap="wrap" align="flex-end">
        {batches.length > 0 && (
          <chakra.div flex="1" minWidth="40">
            <chakra.label htmlFor={`${field}b`} fontSize="sm" fontWeight="medium" display="block" marginBlockEnd="1">
              <FormattedMessage id="stockBatch.one" />
            </chakra.label>
            <Choice
              id={`${field}b`}
              value={batchId}
              onChange={event => setBatchId(event.target.value)}
              placeholder={intl.formatMessage({ id: 'count.noBatch' })}
              options={batches.map(({ id: value, number }) => ({ value, label: number }))}
            />
          </chakra.div>
        )}
        <chakra.div flex="1" minWidth="32">
          <chakra.label htmlFor={field} fontSize="sm" fontWeight="medium" display="block" marginBlockEnd="1">
            <FormattedMessage id={isSerialized ? 'count.serials' : 'count.countedQuantity'} />
          </chakra.label>
          {isSerialized ? (
            <Textarea {...entry} rows={4} />
          ) : (
            <Input {...entry} inputMode="decimal" enterKeyHint="done" textAlign="end" required />
          )}
        </chakra.div>
        <Button type="submit" disabled={isSaving} aria-busy={isSaving}>
          <FormattedMessage id="count.write" />
        </Button>
      </Flex>
      {refused && (
        <Text id={`${field}e`} role="alert" fontSize="sm" fontWeight="medium" color="fg.error" marginBlockStart="2">
          {refused}
        </Text>
      )}
    </form>
  );
}
