import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { LanguageName } from '../i18n/LanguageName.tsx';
import type { SendDialogQuery } from '../relay/generated/SendDialogQuery.graphql.ts';
import { Gone } from '../screens/GoneDialog.tsx';
import { Modal } from '../ui/Modal.tsx';
import { SendForm } from './SendForm.tsx';
import { useQuery } from '../relay/useQuery.ts';
import { Part } from '../ui/Part.tsx';

/** Dialog that sends a record as a PDF by e-mail. The text is prefilled in the recipient's language and can be edited. */
export function SendDialog({ id, onClose }: { id: string; onClose: () => Promise<void> }) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: 'document.sendTitle' })} onClose={onClose}>
      <Part fallback={<Stack minHeight="96" />}>
        <Draft id={id} onClose={onClose} />
      </Part>
    </Modal>
  );
}

function Draft({ id, onClose }: { id: string; onClose: () => Promise<void> }) {
  const { documentDraft: draft } = useQuery<SendDialogQuery>(
    graphql`
      query SendDialogQuery($id: ID!) {
        documentDraft(recordId: $id) {
          to
          subject
          message
          language
          isSent
          hasLink
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  if (!draft) return <Gone />;
  return (
    <SendForm id={id} draft={draft} onClose={onClose}>
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
