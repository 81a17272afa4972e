import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddressedDialog } from '../../../core/screens/useAddress.ts';
import { Modal, ModalBody, ModalFooter } from '../../../core/ui/Modal.tsx';
import { useCell } from '../offline/cell.ts';
import { saleQueue } from '../offline/saleQueue.ts';
import { CloseDialog } from './CloseDialog.tsx';

/** Closes a session only after all of its sales are settled: queued ones come first. */
export function CloseGate(props: { sessionId: string; currency: string; onClose: () => unknown }) {
  const intl = useIntl();
  const { open } = useAddressedDialog();
  const { sales } = useCell(saleQueue);
  if (sales.length === 0) return <CloseDialog {...props} />;
  return (
    <Modal title={intl.formatMessage({ id: 'tillSession.close' })} onClose={props.onClose} size="sm">
      <ModalBody>
        <FormattedMessage id="tillSession.notSent" values={{ count: sales.length }} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => open('queue')}>
          <FormattedMessage id="queue.show" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
