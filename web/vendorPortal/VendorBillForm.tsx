import { Button, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Decimal } from '../../server/core/money/arithmetic.ts';
import { vendorBillRules, type VendorBillValues } from '../../server/procurement/orderLink/orderLink.rules.ts';
import { checkRules } from '../core/fields/checkRules.ts';
import { DateField } from '../core/fields/DateField.tsx';
import { FieldGrid } from '../core/fields/FieldGrid.tsx';
import { Form, showIssues } from '../core/fields/Form.tsx';
import { FormRecordProvider } from '../core/fields/FormRecord.ts';
import { draftTotals, type LineDraft } from '../core/fields/lineDraft.ts';
import { MoneyField } from '../core/fields/MoneyField.tsx';
import { NumberField } from '../core/fields/NumberField.tsx';
import { TextField } from '../core/fields/TextField.tsx';
import type { VendorBillForm_order$data, VendorBillForm_order$key } from '../core/relay/generated/VendorBillForm_order.graphql.ts';
import type { VendorBillFormMutation } from '../core/relay/generated/VendorBillFormMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { useRevalidate } from '../core/relay/useRevalidate.ts';
import { useAddress } from '../core/screens/useAddress.ts';
import { DocumentFigures } from '../core/ui/DocumentFigures.tsx';
import { toast } from '../core/ui/toasts.ts';
import { OfferFile } from './OfferFile.tsx';

/** What is still to be billed of each line. */
const openLines = (lines: VendorBillForm_order$data['lines']) =>
  lines.map(({ position, quantity, billed, unitPrice, discountPercent, vatCategory }) => ({
    id: String(position),
    position,
    description: '',
    quantity: Decimal.max(new Decimal(quantity).minus(billed), 0).toFixed(),
    unitPrice,
    discountPercent,
    vatCategory,
  }));

/** A bill for an order: the vendor's number, what it bills, and the bill as a file. */
export function VendorBillForm({ order: key }: { order: VendorBillForm_order$key }) {
  const order = useFragment(
    graphql`
      fragment VendorBillForm_order on OpenVendorOrder {
        today
        currency
        vatMode
        discountPercent
        lines {
          position
          name
          quantity
          billed
          unitPrice
          discountPercent
          vatCategory
          vatRate
        }
      }
    `,
    key,
  );
  const intl = useIntl();
  const { today } = order;
  const token = useAddress().address.get('data') ?? '';
  const revalidate = useRevalidate();
  const [file, setFile] = useState<File>();
  const values = { vendorNumber: '', issuedOn: today, note: '', lines: openLines(order.lines) };
  const form = useForm({ resolver: checkRules(vendorBillRules, intl), defaultValues: values });
  const [bill, isSaving] = useSaving<VendorBillFormMutation>(graphql`
    mutation VendorBillFormMutation($input: SendVendorBillInput!) {
      sendVendorBill(input: $input) {
        ...saving_payload
      }
    }
  `);
  const send = async ({ lines, ...facts }: VendorBillValues) => {
    const billed = lines.map(({ position, quantity, unitPrice }) => ({ position, quantity, unitPrice }));
    const { issues } = await bill({ input: { token, ...facts, lines: billed } }, file && { 'input.file': file });
    if (issues.length) return showIssues(form, issues);
    toast(intl.formatMessage({ id: 'vendorOrder.billSent' }));
    setFile(undefined);
    form.reset({ ...values, lines: values.lines.map(line => ({ ...line, quantity: '' })) });
    await revalidate();
  };
  const about = useMemo(() => ({ entity: 'vendorOrder', rules: vendorBillRules, record: null }), []);
  const error = form.formState.errors.lines as { message?: string; root?: { message?: string } } | undefined;
  const message = error?.message ?? error?.root?.message;
  return (
    <Stack gap="3">
      <Heading as="h2" size="lg">
        <FormattedMessage id="vendorOrder.sendBill" />
      </Heading>
      <Form form={form} onSubmit={send}>
        <FormRecordProvider value={about}>
          <FieldGrid>
            <TextField name="vendorNumber" dir="ltr" autoComplete="off" />
            <DateField name="issuedOn" label={<FormattedMessage id="vendorOrder.billIssuedOn" />} max={today} />
          </FieldGrid>
          <Stack as="ul" gap="3" listStyleType="none">
            {order.lines.map(({ position, name, quantity, billed }, index) => (
              <chakra.li key={position} borderWidth="1px" borderRadius="md" padding="3" aria-label={name}>
                <Text fontWeight="medium">
                  <bdi>{name}</bdi>
                </Text>
                <Text color="fg.muted" fontSize="sm" marginBlockEnd="2">
                  <FormattedMessage id="vendorOrder.soFar" values={{ billed: Number(billed), quantity: Number(quantity) }} />
                </Text>
                <FieldGrid>
                  <NumberField name={`lines.${index}.quantity`} label={<FormattedMessage id="vendorPortal.quantity" />} required={false} />
                  <MoneyField
                    name={`lines.${index}.unitPrice`}
                    label={<FormattedMessage id="vendorPortal.price" />}
                    currency={order.currency}
                    isPrice
                    required={false}
                  />
                </FieldGrid>
              </chakra.li>
            ))}
          </Stack>
          {message && (
            <Text role="alert" color="fg.error" fontSize="sm">
              {message}
            </Text>
          )}
          <BillTotals order={order} />
          <TextField name="note" autoComplete="off" />
          <OfferFile file={file} stored={null} onChoose={setFile} onRemove={() => setFile(undefined)} />
          <HStack>
            <Button type="submit" disabled={isSaving} aria-busy={isSaving} width={{ base: 'full', md: 'auto' }}>
              <FormattedMessage id="vendorOrder.send" />
            </Button>
          </HStack>
        </FormRecordProvider>
      </Form>
    </Stack>
  );
}

/** Totals of the bill, updated while typing. */
function BillTotals({ order: { currency, vatMode, discountPercent, lines: ordered } }: { order: VendorBillForm_order$data }) {
  const intl = useIntl();
  const lines = useWatch({ name: 'lines' }) as LineDraft[];
  // The company owes the tax itself under reverse charge.
  const rateOf = ({ id, vatCategory }: Pick<LineDraft, 'id' | 'vatCategory'>) =>
    vatCategory === 'REVERSE_CHARGE' ? '0' : (ordered.find(({ position }) => String(position) === id)?.vatRate ?? '0');
  const totals = draftTotals(lines, discountPercent, { currency, pricesIncludeTax: false, vatMode, rateOf });
  return (
    <chakra.div role="status" aria-label={intl.formatMessage({ id: 'lines.totals' })} marginInlineStart="auto" minWidth="min(20rem, 100%)">
      <DocumentFigures {...totals} currency={currency} pricesIncludeTax={false} />
    </chakra.div>
  );
}
