import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ModalFooter } from './Modal.tsx';

interface ConfirmFooterProps {
  /** Message id of the button; defaults to Delete. */
  label?: string;
  isBusy: boolean;
  onCancel: () => unknown;
  onConfirm: () => unknown;
}

/** Footer of a confirmation dialog. The cancel button has the focus, so that pressing Enter changes nothing. */
export const ConfirmFooter = ({ label = 'action.delete', isBusy, onCancel, onConfirm }: ConfirmFooterProps) => (
  <ModalFooter>
    <Button variant="outline" onClick={() => void onCancel()} data-focus-first>
      <FormattedMessage id="action.cancel" />
    </Button>
    <Button colorPalette="red" disabled={isBusy} aria-busy={isBusy} onClick={() => void onConfirm()}>
      <FormattedMessage id={label} />
    </Button>
  </ModalFooter>
);
