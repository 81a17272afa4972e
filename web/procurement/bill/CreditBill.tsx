import { chakra, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { vendorCreditRules } from '../../../server/procurement/bill/procurementInvoice.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { CreditBillMutation } from '../../core/relay/generated/CreditBillMutation.graphql.ts';
import type { CreditBillQuery } from '../../core/relay/generated/CreditBillQuery.graphql.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';

interface Draft {
  lines: { quantity: string; amount: string }[];
}

/** Lines without a quantity or an amount are not credited. */
const rules = z.preprocess(values => {
  const { lines, ...facts } = values as Draft;
  const named = lines
    .filter(({ quantity, amount }) => Number(quantity) > 0 || Number(amount) > 0)
    .map(({ quantity, amount, ...line }) => ({ ...line, quantity: quantity || null, amount: amount || null }));
  return { ...facts, lines: named };
}, vendorCreditRules);

/** Enters a vendor's credit on a bill: pieces of its lines, or amounts including tax. */
export function CreditBill({ bill: { id }, onClose }: { bill: { readonly id: string }; onClose: () => void }) {
  const intl = useIntl();
  const once = useOnce();
  const revalidate = useRevalidate();
  const { procurementInvoice: bill } = useQuery<CreditBillQuery>(
    graphql`
      query CreditBillQuery($id: ID!) {
        procurementInvoice(id: $id) {
          currency
          lines {
            id
            quantity
            description
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [credit, isSaving] = useSaving<CreditBillMutation>(graphql`
    mutation CreditBillMutation($input: CreditProcurementInvoiceInput!) {
      creditProcurementInvoice(input: $input) {
        ...saving_payload
        procurementInvoice {
          id
        }
      }
    }
  `);
  if (!bill) return <GoneDialog entity="procurementInvoice" onClose={onClose} />;
  const label = (field: string) => intl.formatMessage({ id: `procurementInvoice.${field}` });
  return (
    <FormDialog
      entity="procurementInvoice"
      size="lg"
      title="procurementInvoice.credit"
      submitLabel="procurementInvoice.credit"
      rules={rules}
      values={{ reason: '', vendorNumber: '', lines: bill.lines.map(line => ({ lineId: line.id, quantity: '', amount: '' })) }}
      save={input => credit({ input: once({ invoiceId: id, ...input }) })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id="procurementInvoice.creditText" />
      </Text>
      <FieldGrid>
        <TextField name="reason" label={label('reason')} autoComplete="off" required />
        <TextField name="vendorNumber" label={label('creditNumber')} dir="ltr" autoComplete="off" />
      </FieldGrid>
      <Stack gap="4" as="ul" listStyleType="none">
        {bill.lines.map(({ id: lineId, description, quantity }, index) => (
          <chakra.li key={lineId} borderWidth="1px" borderRadius="md" padding="3" aria-label={description ?? ''}>
            <Text fontWeight="medium" marginBlockEnd="2">
              <bdi>{description}</bdi> × {intl.formatNumber(Number(quantity))}
            </Text>
            <FieldGrid>
              <NumberField name={`lines.${index}.quantity`} label={label('creditQuantity')} required={false} />
              <MoneyField name={`lines.${index}.amount`} label={label('creditAmount')} currency={bill.currency} required={false} />
            </FieldGrid>
          </chakra.li>
        ))}
      </Stack>
    </FormDialog>
  );
}
