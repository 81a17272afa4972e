import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Modal, ModalBody, ModalFooter } from '../ui/Modal.tsx';

/** Asks whether to discard unsaved changes. */
export function DiscardDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage({ id: 'dialog.discard.title' })} onClose={onStay} size="sm">
      <ModalBody>
        <FormattedMessage id="dialog.discard.text" />
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onStay} data-focus-first>
          <FormattedMessage id="dialog.discard.stay" />
        </Button>
        <Button colorPalette="red" onClick={onLeave}>
          <FormattedMessage id="dialog.discard.leave" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
