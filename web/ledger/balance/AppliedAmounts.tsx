import { chakra, Flex, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Decimal, sum } from '../../../server/core/money/arithmetic.ts';
import { useFieldError } from '../../core/fields/FieldFrame.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { OpenRow } from './OpenRow.ts';
import { useRowName } from './useRowName.ts';

interface AppliedAmountsProps {
  documents: readonly OpenRow[];
  /** The amount to allocate. */
  amount: string;
  /** Message id of what remains of it. */
  left: string;
  currency: string | undefined;
}

/** Fields for the amount allocated to each open document, with what remains. */
export function AppliedAmounts({ documents, amount, left: label, currency }: AppliedAmountsProps) {
  const intl = useIntl();
  const nameOf = useRowName();
  const typed = useWatch({ name: 'allocations' }) as { amount: string }[];
  const used = sum(typed.map(({ amount }) => (/^\d+(\.\d+)?$/.test(amount) ? amount : 0)));
  const left = new Decimal(amount).minus(used);
  const isTooMuch = left.isNegative() && !left.isZero();
  return (
    <div>
      <chakra.ul>
        {documents.map((document, index) => {
          const name = `${nameOf(document)} ${document.number ?? ''}`.trim();
          return (
            <chakra.li
              key={document.documentId}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="3"
              paddingBlock="2"
              borderBottomWidth="1px"
            >
              <chakra.div flex="1" minWidth="40">
                {nameOf(document)} {document.number && <Ltr>{document.number}</Ltr>}
                <Text fontSize="sm" color="fg.muted">
                  <FormattedMessage
                    id="balance.openUntil"
                    values={{ amount: <MoneyText value={document.open} currency={currency} />, day: <Day on={document.dueOn} /> }}
                  />
                </Text>
              </chakra.div>
              <chakra.div width={{ base: 'full', sm: '36' }}>
                <MoneyField
                  bare
                  name={`allocations.${index}.amount`}
                  label={intl.formatMessage({ id: 'creditUse.amountOf' }, { name })}
                  currency={currency}
                />
                <Problem name={`allocations.${index}.amount`} />
              </chakra.div>
            </chakra.li>
          );
        })}
      </chakra.ul>
      <Problem name="allocations" />
      <Flex justify="space-between" align="baseline" marginBlockStart="3" role="status" color={isTooMuch ? 'fg.error' : undefined}>
        <Text fontWeight="semibold">
          <FormattedMessage id={label} />
        </Text>
        <Text fontSize="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          <MoneyText value={left.toFixed()} currency={currency} />
        </Text>
      </Flex>
    </div>
  );
}

function Problem({ name }: { name: string }) {
  const error = useFieldError(name);
  if (!error) return null;
  return (
    <Text role="alert" color="fg.error" fontSize="sm" marginBlockStart="1">
      {error}
    </Text>
  );
}
