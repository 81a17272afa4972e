import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { returnRules } from '../../../server/inventory/invoice/inventoryInvoice.rules.ts';
import { TextField } from '../../core/fields/TextField.tsx';
import type { ReturnDialogMutation } from '../../core/relay/generated/ReturnDialogMutation.graphql.ts';
import type { ReturnDialogQuery } from '../../core/relay/generated/ReturnDialogQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useExpiredQuestion } from '../stock/useExpiredQuestion.tsx';
import { newSaleId } from '../till/sale/newSaleId.ts';
import { CashBack } from './CashBack.tsx';
import { creditOf } from '../../parties/document/creditOf.ts';
import { PaymentSelect } from '../../ledger/payment/PaymentSelect.tsx';
import { ReturnLines, type ReturnDraft } from '../../parties/document/ReturnLines.tsx';
import { shownLines } from '../../parties/document/shownLines.ts';
import { useMadeToast } from './useMadeToast.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

interface ReturnDialogProps {
  /** The sale. */
  id: string;
  /** Till session whose drawer cash refunds come from. */
  tillSessionId?: string;
  onClose: () => unknown;
}

/** Sends only the lines that are returned; all other rules are the server's. */
const rules = z.preprocess(
  values => ({ ...(values as object), lines: (values as { lines: ReturnDraft[] }).lines.filter(({ quantity }) => Number(quantity) > 0) }),
  returnRules,
);

/** Returns sold goods: which lines, how many, why, and how the money is refunded. */
export function ReturnDialog({ id, tillSessionId, onClose }: ReturnDialogProps) {
  const tell = useMadeToast('return.done');
  const [returnId] = useState(() => newSaleId());
  const { inventoryInvoice: sale } = useQuery<ReturnDialogQuery>(
    graphql`
      query ReturnDialogQuery($id: ID!) {
        inventoryInvoice(id: $id) {
          id
          number
          currency
          cash
          balance
          lines {
            id
            kind
            description
            creditable
            creditableQuantity
            returnableSerials
          }
          ...CashBack_sale
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [take, isSaving] = useSaving<ReturnDialogMutation>(graphql`
    mutation ReturnDialogMutation($input: ReturnInventoryInvoiceInput!) {
      returnInventoryInvoice(input: $input) {
        ...saving_payload
        inventoryInvoice {
          id
          number
          total
          returnOf {
            id
            returns {
              id
            }
            lines {
              id
              returnedQuantity
              creditable
              creditableQuantity
            }
          }
        }
      }
    }
  `);
  const { saveAsked, question } = useExpiredQuestion();
  if (!sale) return <GoneDialog entity="invoice" onClose={onClose} />;
  const open = sale.lines.filter(line => Number(line.creditableQuantity) > 0);
  return (
    <>
      <FormDialog
        entity="return"
        title="return.title"
        submitLabel="return.submit"
        size="lg"
        rules={rules}
        values={{
          id: returnId,
          invoiceId: id,
          tillSessionId: tillSessionId ?? '',
          reason: '',
          lines: open.map(line => ({ lineId: line.id, quantity: '0', restock: true, serialNumbers: '' })),
          payments: [{ method: Number(sale.cash) > 0 || tillSessionId ? 'CASH' : 'CARD', amount: '0' }],
        }}
        save={async ({ payments: [{ method }], ...input }) => {
          // The return first settles what is still owed on the sale.
          const worth = new Decimal(creditOf(sale.lines, input.lines, sale.currency));
          const amount = Decimal.max(worth.minus(Decimal.max(sale.balance, 0)), 0).toFixed();
          const paid = { ...input, payments: Number(amount) > 0 ? [{ method, amount }] : [] };
          const outcome = await saveAsked(onPurpose => take({ input: { ...paid, ...onPurpose } }));
          const made = outcome.response?.returnInventoryInvoice.inventoryInvoice;
          if (made) tell(made);
          return shownLines(outcome, input.lines, open);
        }}
        isSaving={isSaving}
        onClose={onClose}
      >
        <Stack gap="4">
          <ReturnLines texts="return" currency={sale.currency} lines={open} />
          <TextField name="reason" label={<FormattedMessage id="return.reason" />} autoComplete="off" required />
          <PaymentSelect name="payments.0.method" label={<FormattedMessage id="return.method" />} required />
          <CashBack sale={sale} />
        </Stack>
      </FormDialog>
      {question}
    </>
  );
}
