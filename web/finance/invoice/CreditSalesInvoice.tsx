import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { salesCreditRules } from '../../../server/finance/invoice/credit/salesCredit.rules.ts';
import { TextField } from '../../core/fields/TextField.tsx';
import type { CreditSalesInvoiceMutation } from '../../core/relay/generated/CreditSalesInvoiceMutation.graphql.ts';
import type { CreditSalesInvoiceQuery } from '../../core/relay/generated/CreditSalesInvoiceQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { ReturnLines, type ReturnDraft } from '../../parties/document/ReturnLines.tsx';
import { shownLines } from '../../parties/document/shownLines.ts';

/** Sends only the lines that are credited; all other rules are the server's. */
const rules = z.preprocess(
  values => ({ ...(values as object), lines: (values as { lines: ReturnDraft[] }).lines.filter(({ quantity }) => Number(quantity) > 0) }),
  salesCreditRules,
);

/** Credits an invoice: which lines, how much of each, whether the goods come back, and why. */
export function CreditSalesInvoice({ id, onClose }: { id: string; onClose: () => unknown }) {
  const once = useOnce();
  const { salesInvoice: invoice } = useQuery<CreditSalesInvoiceQuery>(
    graphql`
      query CreditSalesInvoiceQuery($id: ID!) {
        salesInvoice(id: $id) {
          id
          currency
          lines {
            id
            kind
            description
            creditable
            creditableQuantity
            returnableSerials
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [credit, isSaving] = useSaving<CreditSalesInvoiceMutation>(graphql`
    mutation CreditSalesInvoiceMutation($input: CreditSalesInvoiceInput!) {
      creditSalesInvoice(input: $input) {
        ...saving_payload
        salesInvoice {
          id
          creditOf {
            id
            ...SalesInvoiceButtons_invoice
            balance
            status
            isOverdue
            credits {
              id
            }
          }
        }
      }
    }
  `);
  if (!invoice) return <GoneDialog entity="salesInvoice" onClose={onClose} />;
  const open = invoice.lines.filter(line => Number(line.creditableQuantity) > 0);
  return (
    <FormDialog
      entity="salesCredit"
      title="salesCredit.title"
      submitLabel="salesCredit.submit"
      size="lg"
      rules={rules}
      values={{
        invoiceId: id,
        reason: '',
        lines: open.map(line => ({ lineId: line.id, quantity: '0', restock: line.kind !== 'SERVICE', serialNumbers: '' })),
      }}
      save={async input => {
        const outcome = await credit({ input: once(input) });
        return shownLines(outcome, input.lines ?? [], open);
      }}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Stack gap="4">
        <FormattedMessage id="salesCredit.text" />
        <ReturnLines texts="salesCredit" currency={invoice.currency} lines={open} />
        <TextField name="reason" label={<FormattedMessage id="salesInvoice.reason" />} autoComplete="off" required />
      </Stack>
    </FormDialog>
  );
}
