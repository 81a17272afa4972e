import { chakra, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { convertedPrice } from '../../../server/core/money/convertedPrice.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { useSession } from '../../core/session/session.ts';

interface BilledLinesProps {
  order: {
    readonly currency: string;
    readonly exchangeRate: string | null | undefined;
    readonly lines: readonly { readonly id: string; readonly unitPrice: string; readonly product: { readonly name: string } }[];
  };
}

/** Quantities and prices of a bill, in its currency: the order's prices, in another currency at its exchange rate, until others are typed. */
export function BilledLines({ order: { currency: ordered, exchangeRate: orderRate, lines } }: BilledLinesProps) {
  const { currency: own } = useSession();
  const intl = useIntl();
  const { getValues, setValue } = useFormContext();
  const [chosen, exchangeRate] = useWatch({ name: ['currency', 'exchangeRate'] }) as [string | null, string | null];
  const currency = chosen || ordered;
  const proposed = useRef(lines.map(({ unitPrice }) => unitPrice));
  useEffect(() => {
    const isOther = currency !== ordered;
    const billRate = currency === own ? '1' : exchangeRate;
    if (isOther && !(Number(billRate) > 0)) return;
    const rate = new Decimal(billRate || 1).div(orderRate ?? 1);
    const usual = (price: string) => (isOther ? convertedPrice(price, rate, currencyDecimals(currency)).toFixed() : price);
    lines.forEach(({ unitPrice }, index) => {
      const name = `lines.${index}.unitPrice`;
      const price = usual(unitPrice);
      if (getValues(name) === proposed.current[index]) setValue(name, price);
      proposed.current[index] = price;
    });
  }, [currency, own, ordered, orderRate, exchangeRate, lines, getValues, setValue]);
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
