import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { LanguageName } from '../i18n/LanguageName.tsx';
import type { SendDialogQuery } from '../relay/generated/SendDialogQuery.graphql.ts';
import { Gone } from '../screens/GoneDialog.tsx';
import { Modal } from '../ui/Modal.tsx';
import { SendForm, type SentChoice } from './SendForm.tsx';
import { useQuery } from '../relay/useQuery.ts';
import { Part } from '../ui/Part.tsx';

interface SendDialogProps {
  id: string;
  /** Another document about the record, and the days that it covers. */
  document?: SentChoice;
  onClose: () => Promise<void>;
}

/** Dialog that sends a record as a PDF by e-mail. The text is prefilled in the recipient's language and can be edited. */
export function SendDialog({ id, document, onClose }: SendDialogProps) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: 'document.sendTitle' })} onClose={onClose}>
      <Part fallback={<Stack minHeight="96" />}>
        <Draft id={id} document={document} onClose={onClose} />
      </Part>
    </Modal>
  );
}

function Draft({ id, document, onClose }: SendDialogProps) {
  const { documentDraft: draft } = useQuery<SendDialogQuery>(
    graphql`
      query SendDialogQuery($id: ID!, $document: DocumentChoiceInput) {
        documentDraft(recordId: $id, document: $document) {
          to
          subject
          message
          language
          isSent
          hasLink
        }
      }
    `,
    { id, document },
    { fetchPolicy: 'network-only' },
  );
  if (!draft) return <Gone />;
  return (
    <SendForm id={id} document={document} draft={draft} onClose={onClose}>
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage
          id={draft.isSent ? 'document.attached' : 'document.kept'}
          values={{ language: <LanguageName code={draft.language} /> }}
        />
        {draft.hasLink && (
          <>
            {' '}
            <FormattedMessage id="document.linked" />
          </>
        )}
      </Text>
    </SendForm>
  );
}
