import { chakra, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { convertedPrice } from '../../../server/core/money/convertedPrice.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';

interface BilledLinesProps {
  /** The order's currency. */
  own: string;
  lines: readonly { readonly id: string; readonly unitPrice: string; readonly product: { readonly name: string } }[];
}

/** Quantities and prices of a bill, in its currency: the order's prices at its exchange rate, until others are typed. */
export function BilledLines({ own, lines }: BilledLinesProps) {
  const intl = useIntl();
  const { getValues, setValue } = useFormContext();
  const [chosen, exchangeRate] = useWatch({ name: ['currency', 'exchangeRate'] }) as [string | null, string | null];
  const currency = chosen || own;
  const proposed = useRef(lines.map(({ unitPrice }) => unitPrice));
  useEffect(() => {
    const isForeign = currency !== own;
    if (isForeign && !(Number(exchangeRate) > 0)) return;
    const usual = (price: string) => (isForeign ? convertedPrice(price, exchangeRate!, currencyDecimals(currency)).toFixed() : price);
    lines.forEach(({ unitPrice }, index) => {
      const name = `lines.${index}.unitPrice`;
      const price = usual(unitPrice);
      if (getValues(name) === proposed.current[index]) setValue(name, price);
      proposed.current[index] = price;
    });
  }, [currency, own, exchangeRate, lines, getValues, setValue]);
  const label = (field: string) => intl.formatMessage({ id: `procurementInvoice.${field}` });
  return (
    <Stack gap="4" as="ul" listStyleType="none">
      {lines.map(({ id, product }, index) => (
        <chakra.li key={id} borderWidth="1px" borderRadius="md" padding="3" aria-label={product.name}>
          <Text fontWeight="medium" marginBlockEnd="2">
            <bdi>{product.name}</bdi>
          </Text>
          <FieldGrid>
            <NumberField name={`lines.${index}.quantity`} label={label('quantity')} required={false} />
            <MoneyField name={`lines.${index}.unitPrice`} label={label('unitPrice')} currency={currency} isPrice required={false} />
          </FieldGrid>
        </chakra.li>
      ))}
    </Stack>
  );
}
