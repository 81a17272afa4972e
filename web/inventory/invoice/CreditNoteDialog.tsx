import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { creditNoteRules } from '../../../server/inventory/invoice/inventoryInvoice.rules.ts';
import { TextField } from '../../core/fields/TextField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { CreditNoteDialogMutation } from '../../core/relay/generated/CreditNoteDialogMutation.graphql.ts';
import type { CreditNoteDialogQuery } from '../../core/relay/generated/CreditNoteDialogQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { newSaleId } from '../till/sale/newSaleId.ts';
import { CashBack } from './CashBack.tsx';
import { CreditLines } from './CreditLines.tsx';
import type { CreditDraft } from '../../parties/document/creditOf.ts';
import { PaymentSelect } from '../../ledger/payment/PaymentSelect.tsx';
import { shownLines } from '../../parties/document/shownLines.ts';
import { useMadeToast } from './useMadeToast.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** Turns form values into the mutation's input: only lines with a credit, and no payment where the whole amount stays credit. */
const rules = z.preprocess(values => {
  const { lines, payments, ...note } = values as { lines: CreditDraft[]; payments: { method: string }[] };
  const said = lines
    .filter(({ quantity, amount }) => Number(quantity) > 0 || Number(amount) > 0)
    .map(({ lineId, quantity, amount }) => ({
      lineId,
      quantity: Number(quantity) > 0 ? quantity : null,
      amount: Number(amount) > 0 ? amount : null,
    }));
  return { ...note, lines: said, payments: payments.filter(({ method }) => method) };
}, creditNoteRules);

/** Credits value of a sale without returning goods: which lines, why, and how the money is refunded. */
export function CreditNoteDialog({ id, onClose }: { id: string; onClose: () => unknown }) {
  const intl = useIntl();
  const tell = useMadeToast('creditNote.done');
  const [noteId] = useState(() => newSaleId());
  const { inventoryInvoice: sale } = useQuery<CreditNoteDialogQuery>(
    graphql`
      query CreditNoteDialogQuery($id: ID!) {
        inventoryInvoice(id: $id) {
          id
          currency
          balance
          customer {
            id
          }
          lines {
            id
            description
            creditable
            creditableQuantity
          }
          ...CashBack_sale
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [credit, isSaving] = useSaving<CreditNoteDialogMutation>(graphql`
    mutation CreditNoteDialogMutation($input: CreditInventoryInvoiceInput!) {
      creditInventoryInvoice(input: $input) {
        ...saving_payload
        inventoryInvoice {
          id
          number
          total
          returnOf {
            id
            balance
            status
            returns {
              id
            }
            lines {
              id
              creditable
              creditableQuantity
            }
          }
        }
      }
    }
  `);
  if (!sale) return <GoneDialog entity="invoice" onClose={onClose} />;
  const open = sale.lines.filter(line => Number(line.creditable) > 0);
  return (
    <FormDialog
      entity="creditNote"
      submitLabel="creditNote.submit"
      size="lg"
      rules={rules}
      values={{
        id: noteId,
        invoiceId: id,
        tillSessionId: '',
        reason: '',
        lines: open.map(line => ({ lineId: line.id, quantity: '', amount: '' })),
        payments: [{ method: sale.customer ? '' : 'CASH' }],
      }}
      save={async input => {
        const outcome = await credit({ input });
        const made = outcome.response?.creditInventoryInvoice.inventoryInvoice;
        if (made) tell(made);
        return shownLines(outcome, input.lines ?? [], open);
      }}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Stack gap="4">
        <FormattedMessage id="creditNote.text" />
        {Number(sale.balance) > 0 && (
          <Notice tone="amber">
            <FormattedMessage id="creditNote.owed" values={{ amount: <MoneyText value={sale.balance} currency={sale.currency} /> }} />
          </Notice>
        )}
        <CreditLines currency={sale.currency} lines={open} />
        <TextField name="reason" label={<FormattedMessage id="return.reason" />} autoComplete="off" required />
        <PaymentSelect
          name="payments.0.method"
          label={<FormattedMessage id="creditNote.rest" />}
          placeholder={sale.customer ? intl.formatMessage({ id: 'creditNote.stays' }) : undefined}
        />
        <CashBack sale={sale} />
      </Stack>
    </FormDialog>
  );
}
