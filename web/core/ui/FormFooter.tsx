import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ModalFooter } from './Modal.tsx';

interface FormFooterProps {
  /** Id of the form in the dialog's body. */
  form: string;
  /** Message id of the button; defaults to Save. */
  label?: string;
  /** Whether the form is being submitted. */
  isBusy?: boolean;
  /** Disables submitting while a conflict is unresolved. */
  isClosed?: boolean;
  isDanger?: boolean;
  /** Hides the submit button. */
  isReadOnly?: boolean;
  onCancel: () => unknown;
}

/** Footer of a dialog with a form: cancel and submit. */
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
