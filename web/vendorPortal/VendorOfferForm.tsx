import { Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { linkOfferRules, type LinkOfferValues } from '../../server/procurement/vendorRequest/vendorRequest.rules.ts';
import { checkRules } from '../core/fields/checkRules.ts';
import { DateField } from '../core/fields/DateField.tsx';
import { FieldGrid } from '../core/fields/FieldGrid.tsx';
import { Form, showIssues } from '../core/fields/Form.tsx';
import { MoneyField } from '../core/fields/MoneyField.tsx';
import { PercentField } from '../core/fields/PercentField.tsx';
import { TextAreaField } from '../core/fields/TextAreaField.tsx';
import type { VendorOfferForm_request$key } from '../core/relay/generated/VendorOfferForm_request.graphql.ts';
import type { VendorOfferFormMutation } from '../core/relay/generated/VendorOfferFormMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { useAddress } from '../core/screens/useAddress.ts';
import { OfferTotals } from '../procurement/quotation/OfferTotals.tsx';
import { OfferFile } from './OfferFile.tsx';
import { OfferLines } from './OfferLines.tsx';
import { offerDraft, useKeptOffer } from './offerDraft.ts';

/** Prices, dates and terms of a vendor's offer. What was typed is kept on the device until it is sent. */
export function VendorOfferForm({ request: key }: { request: VendorOfferForm_request$key }) {
  const request = useFragment(
    graphql`
      fragment VendorOfferForm_request on OpenVendorRequest {
        currency
        lines {
          position
          quantity
        }
        ...OfferLines_request
        answer {
          dueOn
          deliveryOn
          description
          terms
          attachmentName
          discountPercent
          taxTotal
          lines {
            position
            price
          }
        }
      }
    `,
    key,
  );
  const { currency, answer } = request;
  const intl = useIntl();
  const token = useAddress().address.get('data') ?? '';
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [removesFile, setRemovesFile] = useState(false);
  const form = useForm({ resolver: checkRules(linkOfferRules, intl), defaultValues: offerDraft(request) });
  const forget = useKeptOffer(form, token);
  const [submit, isSaving] = useSaving<VendorOfferFormMutation>(graphql`
    mutation VendorOfferFormMutation($input: SubmitVendorOfferInput!) {
      submitVendorOffer(input: $input) {
        ...saving_payload
      }
    }
  `);
  const send = async ({ lines, ...values }: LinkOfferValues) => {
    const priced = lines.map(({ position, price }) => ({ position, price }));
    const input = { token, ...values, lines: priced, removesFile };
    const { issues } = await submit({ input }, file && { 'input.file': file });
    if (issues.length) return showIssues(form, issues);
    forget();
    await navigate(`/vendorManagement/requisition/externalAddQuotation/quotationSended/?data=${token}`);
  };
  return (
    <Form form={form} onSubmit={send}>
      <Stack gap="5">
        <OfferLines request={request} />
        <FieldGrid>
          <PercentField name="discountPercent" label={<FormattedMessage id="vendorPortal.discount" />} />
          <MoneyField name="taxTotal" label={<FormattedMessage id="vendorPortal.tax" />} currency={currency} />
        </FieldGrid>
        <OfferTotals currency={currency} />
        <FieldGrid>
          <DateField name="deliveryOn" label={<FormattedMessage id="vendorPortal.deliveryOn" />} required />
          <DateField
            name="dueOn"
            label={<FormattedMessage id="vendorPortal.validUntil" />}
            hint={<FormattedMessage id="vendorPortal.validUntilHint" />}
            required
          />
        </FieldGrid>
        <TextAreaField
          name="description"
          label={<FormattedMessage id="vendorPortal.description" />}
          hint={<FormattedMessage id="vendorPortal.descriptionHint" />}
          required
        />
        <TextAreaField name="terms" label={<FormattedMessage id="vendorPortal.terms" />} rows={2} />
        <OfferFile
          file={file}
          stored={removesFile ? null : answer?.attachmentName}
          onChoose={setFile}
          onRemove={() => (file ? setFile(undefined) : setRemovesFile(true))}
        />
        <HStack>
          <Button type="submit" disabled={isSaving} aria-busy={isSaving} width={{ base: 'full', md: 'auto' }}>
            <FormattedMessage id="vendorPortal.send" />
          </Button>
        </HStack>
      </Stack>
    </Form>
  );
}
