import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ModalFooter } from './Modal.tsx';

interface FormFooterProps {
  /** The form's id: it stands in the dialog's body. */
  form: string;
  /** Message id of the button; Save unless said. */
  label?: string;
  /** What it was sent with is on its way. */
  isBusy?: boolean;
  /** Something else has to be decided first. */
  isClosed?: boolean;
  isDanger?: boolean;
  /** Nothing can be sent: it is only looked at. */
  isReadOnly?: boolean;
  onCancel: () => unknown;
}

/** The foot of a dialog that holds a form: leaves it, or sends it. */
export const FormFooter = ({
  form,
  label = 'action.save',
  isBusy = false,
  isClosed = false,
  isDanger,
  isReadOnly = false,
  onCancel,
}: FormFooterProps) => (
  <ModalFooter>
    <Button variant="outline" onClick={() => void onCancel()}>
      <FormattedMessage id={isReadOnly ? 'action.close' : 'action.cancel'} />
    </Button>
    {!isReadOnly && (
      <Button type="submit" form={form} colorPalette={isDanger ? 'red' : undefined} disabled={isBusy || isClosed} aria-busy={isBusy}>
        <FormattedMessage id={label} />
      </Button>
    )}
  </ModalFooter>
);
