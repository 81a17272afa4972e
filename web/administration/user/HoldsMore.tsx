import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';

/** In place of the form of a user who holds a permission that the viewer does not. */
export const HoldsMore = ({ name, onClose }: { name: string; onClose: () => unknown }) => (
  <Modal title={name} onClose={onClose} size="sm">
    <ModalBody>
      <FormattedMessage id="user.holdsMore" />
    </ModalBody>
    <ModalFooter>
      <Button variant="outline" onClick={onClose}>
        <FormattedMessage id="action.close" />
      </Button>
    </ModalFooter>
  </Modal>
);
