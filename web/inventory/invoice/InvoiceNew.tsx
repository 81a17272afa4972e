import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { saleRules } from '../../../server/inventory/invoice/inventoryInvoice.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { Form } from '../../core/fields/Form.tsx';
import type { InvoiceNewMutation } from '../../core/relay/generated/InvoiceNewMutation.graphql.ts';
import type { InvoiceNewQuery } from '../../core/relay/generated/InvoiceNewQuery.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useRecordForm } from '../../core/screens/useRecordForm.tsx';
import { grantedPermissions, useSession } from '../../core/session/session.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';
import { CustomerCredit } from './CustomerCredit.tsx';
import { emptySaleLine } from './saleDraft.ts';
import { PaymentSelect } from '../../ledger/payment/PaymentSelect.tsx';
import { SaleLinesField } from './SaleLinesField.tsx';
import { Part } from '../../core/ui/Part.tsx';

/** Leaves the credit out of the input where it is not used. */
const rules = z.preprocess(
  values => ({ ...(values as object), credit: (values as { credit?: string | false }).credit || null }),
  saleRules,
);

/** /inventory/invoices/new/: sells to a known customer without a till; the invoice is issued and paid at once. */
export function InvoiceNew({ query }: ScreenProps<InvoiceNewQuery>) {
  const navigate = useNavigate();
  const openRecord = useOpenRecord();
  const isCrm = grantedPermissions(useSession()).includes('CRM');
  const made = useRef<string>(undefined);
  const { salesTerms } = usePreloadedQuery<InvoiceNewQuery>(
    graphql`
      query InvoiceNewQuery @preloadable {
        salesTerms @required(action: THROW) {
          currency
          taxRate
          pricesIncludeTax
          vatMode
          cashRounding
        }
      }
    `,
    query,
  );
  const [create, isSaving] = useSaving<InvoiceNewMutation>(graphql`
    mutation InvoiceNewMutation($input: CreateInventoryInvoiceInput!) {
      createInventoryInvoice(input: $input) {
        ...saving_payload
        inventoryInvoice {
          id
        }
      }
    }
  `);
  const { id, form, submit, discard } = useRecordForm(
    {
      entity: 'invoice',
      isNew: true,
      rules,
      values: { customerId: '', lines: [emptySaleLine()], discountPercent: '0', payments: [{ method: '' }] },
      save: async ({ soldAt: _now, ...input }) => {
        const outcome = await create({ input });
        made.current = outcome.response?.createInventoryInvoice.inventoryInvoice?.id;
        return outcome;
      },
    },
    () => openRecord(made.current!),
  );
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="invoice.new" />} />
      <Text color="fg.muted">
        <FormattedMessage id="invoice.newText" />
      </Text>
      <PanelBox>
        <Form form={form} id={id} onSubmit={submit}>
          <FieldGrid>
            <CustomerSelect name="customerId" label={<FormattedMessage id="invoice.customer" />} existing={!isCrm} required />
            <PaymentSelect name="payments.0.method" label={<FormattedMessage id="invoice.paymentType" />} placeholder="" required />
          </FieldGrid>
          <Credit currency={salesTerms.currency ?? ''} />
          <SaleLinesField pricing={{ ...salesTerms, currency: salesTerms.currency ?? '' }} />
          <Flex justify="flex-end" gap="2">
            <Button variant="outline" onClick={() => void navigate('/inventory/invoices/')}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button type="submit" disabled={isSaving} aria-busy={isSaving}>
              <FormattedMessage id="invoice.create" />
            </Button>
          </Flex>
        </Form>
      </PanelBox>
      {discard}
    </Stack>
  );
}

/** The chosen customer's credit. */
function Credit({ currency }: { currency: string }) {
  const customerId = useWatch({ name: 'customerId' }) as string;
  if (!customerId) return null;
  return (
    <Part>
      <CustomerCredit key={customerId} customerId={customerId} currency={currency} />
    </Part>
  );
}
