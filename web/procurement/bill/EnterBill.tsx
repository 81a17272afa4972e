import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { procurementInvoiceRules } from '../../../server/procurement/bill/procurementInvoice.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { EnterBill_order$key } from '../../core/relay/generated/EnterBill_order.graphql.ts';
import type { EnterBillMutation } from '../../core/relay/generated/EnterBillMutation.graphql.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { CurrencyField } from '../../ledger/exchangeRate/CurrencyField.tsx';
import { RateField } from '../../ledger/exchangeRate/RateField.tsx';
import { BilledLines } from './BilledLines.tsx';

interface EnterBillProps {
  order: EnterBill_order$key;
  onClose: () => void;
}

/** Lines that the bill does not have are left out. */
const rules = z.preprocess(values => {
  const { lines, ...facts } = values as { lines: { quantity: string }[] };
  const named = lines.filter(({ quantity }) => quantity !== '' && quantity !== '0');
  return { ...facts, lines: named.length ? named : lines };
}, procurementInvoiceRules);

/** Enters a vendor's bill for an order: what is received and not billed, unless the bill says otherwise. */
export function EnterBill({ order: key, onClose }: EnterBillProps) {
  const once = useOnce();
  const today = useToday();
  const revalidate = useRevalidate();
  const order = useFragment(
    graphql`
      fragment EnterBill_order on PurchaseOrder {
        id
        currency
        exchangeRate
        discountPercent
        lines {
          id
          quantity
          accepted
          billed
          unitPrice
          product {
            name
          }
          inventoryProduct {
            id
          }
        }
      }
    `,
    key,
  );
  const { id, currency, discountPercent, lines } = order;
  const [enter, isSaving] = useSaving<EnterBillMutation>(graphql`
    mutation EnterBillMutation($input: CreateProcurementInvoiceInput!) {
      createProcurementInvoice(input: $input) {
        ...saving_payload
        procurementInvoice {
          id
          order {
            ...PurchaseOrderButtons_order
            ...PurchaseOrderProgress_order
          }
        }
      }
    }
  `);
  const open = lines.map(({ id: orderLineId, quantity, accepted, billed, unitPrice, inventoryProduct }) => {
    const billable = inventoryProduct ? new Decimal(accepted) : Decimal.max(accepted, quantity);
    return { orderLineId, quantity: Decimal.max(billable.minus(billed), 0).toFixed(), unitPrice };
  });
  return (
    <FormDialog
      entity="procurementInvoice"
      size="xl"
      title="procurementInvoice.enter"
      submitLabel="procurementInvoice.enter"
      rules={rules}
      values={{ vendorNumber: '', issuedOn: today, dueOn: '', discountPercent, currency, exchangeRate: '', notes: '', lines: open }}
      save={input => enter({ input: once({ orderId: id, ...input }) })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <FieldGrid>
        <TextField name="vendorNumber" autoComplete="off" dir="ltr" />
        <DateField name="issuedOn" />
        <DateField name="dueOn" />
        <PercentField name="discountPercent" />
        <CurrencyField />
        <RateField />
      </FieldGrid>
      <BilledLines order={order} />
      <TextAreaField name="notes" rows={2} />
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id="procurementInvoice.enterText" />
      </Text>
    </FormDialog>
  );
}
