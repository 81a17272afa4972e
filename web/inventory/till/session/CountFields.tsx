import { chakra, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { currencyDecimals } from '../../../../server/core/money/currencyDecimals.ts';
import { denominations } from '../../../../server/core/money/denominations.ts';
import { latinDigits } from '../../../../server/core/rules/digits.ts';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { countedTotal } from '../pay/tender.ts';

/** Counts notes and coins in the drawer; their total is set as the field `name`. */
export function CountFields({ name, currency }: { name: string; currency: string }) {
  const intl = useIntl();
  const { setValue } = useFormContext();
  const [counted, setCounted] = useState<Record<string, string>>({});
  const count = (value: string, pieces: string) => {
    const next = { ...counted, [value]: latinDigits(pieces).trim() };
    setCounted(next);
    setValue(name, countedTotal(next, currencyDecimals(currency)), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" fontSize="sm" color="accent.fg">
        <FormattedMessage id="tillSession.byDenomination" />
      </chakra.summary>
      <chakra.div display="grid" gap="2" marginBlockStart="2" gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))">
        {denominations(currency).map(value => (
          <chakra.label key={value} display="flex" alignItems="center" gap="2" fontSize="sm" fontVariantNumeric="tabular-nums">
            <chakra.span flex="1" textAlign="end">
              <MoneyText value={value} currency={currency} />
            </chakra.span>
            <bdi dir="ltr">×</bdi>
            <Input
              size="sm"
              width="16"
              dir="ltr"
              textAlign="end"
              inputMode="numeric"
              autoComplete="off"
              value={counted[value] ?? ''}
              onChange={event => count(value, event.target.value)}
              aria-label={intl.formatMessage({ id: 'tillSession.pieces' }, { value })}
            />
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.details>
  );
}
