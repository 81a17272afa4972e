import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { LineError } from '../../core/fields/LineError.tsx';
import { CreditedLines, type NamedLine } from '../../parties/document/CreditedLines.tsx';

/** Fields for the quantity or the amount to credit on each line, followed by the total. */
export function CreditLines({ currency, lines }: { currency: string; lines: readonly NamedLine[] }) {
  const intl = useIntl();
  const { setValue } = useFormContext();
  const takeAll = () => {
    for (const [index, { creditable, creditableQuantity }] of lines.entries()) {
      const set = (name: string, value: string) => setValue(`lines.${index}.${name}`, value, { shouldDirty: true });
      set('quantity', Number(creditableQuantity) > 0 ? String(Number(creditableQuantity)) : '');
      set('amount', creditable);
    }
  };
  return (
    <CreditedLines
      {...{ currency, lines, takeAll }}
      none="creditNote.nothingLeft"
      all="return.all"
      sum="creditNote.sum"
      left={({ creditable, creditableQuantity }) => (
        <FormattedMessage
          id="creditNote.left"
          values={{
            count: <NumberText value={Number(creditableQuantity)} />,
            amount: <MoneyText value={creditable} currency={currency} />,
          }}
        />
      )}
      fields={({ description }, index) => (
        <chakra.div display="flex" gap="3" width={{ base: 'full', sm: 'auto' }}>
          <chakra.div width={{ base: 'full', sm: '20' }}>
            <Heading id="creditNote.pieces" />
            <NumberField
              bare
              name={`lines.${index}.quantity`}
              label={intl.formatMessage({ id: 'creditNote.piecesOf' }, { name: description })}
            />
            <LineError name={`lines.${index}.quantity`} />
          </chakra.div>
          <chakra.div width={{ base: 'full', sm: '32' }}>
            <Heading id="creditNote.amount" />
            <MoneyField
              bare
              name={`lines.${index}.amount`}
              label={intl.formatMessage({ id: 'creditNote.amountOf' }, { name: description })}
              currency={currency}
            />
            <LineError name={`lines.${index}.amount`} />
          </chakra.div>
        </chakra.div>
      )}
    />
  );
}

/** Visible heading of fields whose accessible names already say the same. */
const Heading = ({ id }: { id: string }) => (
  <chakra.div fontSize="xs" color="fg.muted" textAlign="end" aria-hidden>
    <FormattedMessage id={id} />
  </chakra.div>
);
