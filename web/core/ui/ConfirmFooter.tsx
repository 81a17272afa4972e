import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ModalFooter } from './Modal.tsx';

interface ConfirmFooterProps {
  /** Message id of the button; Delete unless said. */
  label?: string;
  isBusy: boolean;
  onCancel: () => unknown;
  onConfirm: () => unknown;
}

/** The foot of a dialog that asks before something is not easily taken back: whoever only presses Enter has changed nothing. */
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
