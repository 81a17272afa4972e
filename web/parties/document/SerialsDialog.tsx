import { FormattedMessage } from 'react-intl';
import { documentSerials } from '../../../server/inventory/serial/serialNumbers.rules.ts';
import { SerialsField } from '../../core/fields/SerialsField.tsx';
import type { Outcome } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface SerialsDialogProps {
  /** Message id prefix of the record. */
  entity: string;
  /** Its version, so that the result is told as a change of it. */
  version: number;
  /** Message id of heading and button. */
  action: string;
  /** How many pieces have to be named. */
  count: number;
  save: (input: { serialNumbers: string[] }) => Promise<Outcome<unknown>>;
  isSaving: boolean;
  onClose: () => unknown;
}

/** Asks for the serial numbers of the pieces that an action moves. */
export const SerialsDialog = ({ action, count, ...props }: SerialsDialogProps) => (
  <FormDialog title={action} submitLabel={action} rules={documentSerials} values={{ serialNumbers: '' }} {...props}>
    <SerialsField name="serialNumbers" label={<FormattedMessage id="serials.wanted" values={{ count }} />} />
  </FormDialog>
);
