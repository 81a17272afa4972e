import { Button, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { localeOf, type Language } from '../../core/i18n/languages.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import type { MailRow } from './Outbox.tsx';

/**
 * A mail as written. Its text is only available where Noria has no mail server to send it with, and to viewers with the recipient's
 * permissions.
 */
export function MailDialog({ mails }: { mails: MailRow[] }) {
  const { dialog, close } = useAddressedDialog();
  const mail = mails.find(({ id }) => id === dialog);
  if (!mail) return null;
  return (
    <Modal title={mail.subject} onClose={close}>
      <ModalBody>
        <Text color="fg.muted" fontSize="sm">
          <FormattedMessage id="mail.toWhom" values={{ to: <Ltr>{mail.to}</Ltr> }} />
        </Text>
        {mail.body ? (
          <chakra.div
            lang={localeOf[mail.language.toLowerCase() as Language]}
            dir="auto"
            marginBlockStart="4"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            <Linked text={mail.body} />
          </chakra.div>
        ) : (
          <Text marginBlockStart="4">
            <FormattedMessage id={mail.status === 'KEPT' ? 'mail.notShown' : 'mail.notKept'} />
          </Text>
        )}
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={close}>
          <FormattedMessage id="action.close" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}

/** The text with URLs as links. */
const Linked = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 ? (
      <chakra.a key={index} href={part} rel="noreferrer" dir="ltr" color="accent.fg" textDecoration="underline">
        {part}
      </chakra.a>
    ) : (
      part
    ),
  );
