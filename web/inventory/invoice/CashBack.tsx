import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Decimal, sum } from '../../../server/core/money/arithmetic.ts';
import { refundRoundingOf } from '../../../server/core/money/cashRounding.ts';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { CashBack_sale$key } from '../../core/relay/generated/CashBack_sale.graphql.ts';
import { creditOf, type CreditDraft } from '../../parties/document/creditOf.ts';

/** The cash to pay out for a refund, shown where cash rounding changes the amount; rounded as the server does. */
export function CashBack({ sale: key }: { sale: CashBack_sale$key }) {
  const sale = useFragment(
    graphql`
      fragment CashBack_sale on InventoryInvoice {
        currency
        cashRounding
        balance
        lines {
          id
          creditable
          creditableQuantity
        }
        returns {
          cash
          rounding
          voidedOn
        }
      }
    `,
    key,
  );
  const [lines, method] = useWatch({ name: ['lines', 'payments.0.method'] }) as [CreditDraft[], string];
  const credited = new Decimal(creditOf(sale.lines, lines, sale.currency));
  const due = credited.minus(Decimal.max(sale.balance, 0));
  if (method !== 'CASH' || !due.greaterThan(0)) return null;
  const before = sale.returns.filter(({ voidedOn }) => !voidedOn);
  const rounded = sum(before.map(({ rounding }) => rounding));
  const paid = sum(before.map(({ cash }) => cash));
  const given = { exact: rounded.minus(paid), rounding: rounded.negated() };
  const rounding = refundRoundingOf(due, sale.cashRounding, given);
  if (rounding.isZero()) return null;
  return (
    <chakra.p role="status" fontWeight="medium" fontVariantNumeric="tabular-nums">
      <FormattedMessage
        id="till.dueInCash"
        values={{ amount: <MoneyText value={due.plus(rounding).toFixed()} currency={sale.currency} /> }}
      />
    </chakra.p>
  );
}
