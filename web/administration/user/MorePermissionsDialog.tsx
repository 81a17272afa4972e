import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';

/** Replaces the form of a user who has a permission that the viewer lacks. */
export const MorePermissionsDialog = ({ name, onClose }: { name: string; onClose: () => unknown }) => (
  <Modal title={name} onClose={onClose} size="sm">
    <ModalBody>
      <FormattedMessage id="user.hasMorePermissions" />
    </ModalBody>
    <ModalFooter>
      <Button variant="outline" onClick={onClose}>
        <FormattedMessage id="action.close" />
      </Button>
    </ModalFooter>
  </Modal>
);
