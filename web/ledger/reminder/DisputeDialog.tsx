import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { disputeRules } from '../../../server/ledger/reminder/reminder.rules.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { DisputeDialogMutation } from '../../core/relay/generated/DisputeDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

/** Notes why a customer disputes a document, of which they are not reminded until that ends. */
export function DisputeDialog({ documentId, onClose }: { documentId: string; onClose: () => unknown }) {
  const [dispute, isSaving] = useSaving<DisputeDialogMutation>(graphql`
    mutation DisputeDialogMutation($input: DisputeDocumentInput!) {
      disputeDocument(input: $input) {
        ...saving_payload
        openItem {
          dispute
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="dispute"
      size="sm"
      title="dispute.title"
      submitLabel="dispute.submit"
      rules={disputeRules}
      values={{ documentId, reason: '' }}
      save={input => dispute({ input })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage id="dispute.text" />
      </Text>
      <TextAreaField name="reason" />
    </FormDialog>
  );
}
