import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { declineRules } from '../../../server/crm/quotation/crmQuotation.rules.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { QuotationDeclineMutation } from '../../core/relay/generated/QuotationDeclineMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface QuotationDeclineProps {
  id: string;
  version: number;
  disabled: boolean;
}

/** Records that the customer declined by other means, with the reason a colleague was given. */
export function QuotationDecline({ id, version, disabled }: QuotationDeclineProps) {
  const [isOpen, setOpen] = useState(false);
  const [decline, isSaving] = useSaving<QuotationDeclineMutation>(graphql`
    mutation QuotationDeclineMutation($input: DeclineCrmQuotationInput!) {
      declineCrmQuotation(input: $input) {
        ...saving_payload
        crmQuotation {
          declineReason
          ...QuotationStatusActions_quotation
        }
      }
    }
  `);
  return (
    <>
      <Button variant="outline" disabled={disabled || isSaving} onClick={() => setOpen(true)}>
        <FormattedMessage id="quotation.decline" />
      </Button>
      {isOpen && (
        <FormDialog
          entity="quotation"
          title="quotation.decline"
          size="sm"
          rules={declineRules}
          values={{ reason: '' }}
          version={version}
          save={({ reason }, current) => decline({ input: { id, version: current, reason } })}
          reload={() => Promise.resolve()}
          isSaving={isSaving}
          onClose={() => setOpen(false)}
        >
          <TextAreaField name="reason" label={<FormattedMessage id="quotation.declineReason" />} required />
        </FormDialog>
      )}
    </>
  );
}
