import { Box, Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { FieldsOfMembers } from '../fields/FieldsOfMembers.tsx';
import { Form } from '../fields/Form.tsx';
import { ForMembers } from '../session/ForMembers.tsx';
import { useRecordForm, type RecordFormProps } from './useRecordForm.tsx';

interface FormCardProps<Values extends FieldValues, Output> extends RecordFormProps<Values, Output> {
  isSaving: boolean;
  children: ReactNode;
  /** Message id of the button; defaults to Save. */
  submitLabel?: string;
  /** Leaves the form once it is saved; without it, the form stays with what was saved. */
  onSaved?: () => unknown;
  /** Wraps the submit button, for forms that may have nothing to send. */
  submit?: (button: ReactNode) => ReactNode;
}

/** Form on the page itself, without a dialog, that creates or edits a record. */
export function FormCard<Values extends FieldValues, Output>({
  isSaving,
  children,
  submitLabel = 'action.save',
  submit: drawn = button => button,
  onSaved,
  ...record
}: FormCardProps<Values, Output>) {
  const { id, form, submit, conflict, isConflict, discard } = useRecordForm(record, onSaved);
  return (
    <Box>
      {conflict}
      <Form form={form} id={id} onSubmit={submit}>
        <FieldsOfMembers>{children}</FieldsOfMembers>
        <ForMembers>
          {drawn(
            <Flex justify="flex-end">
              <Button type="submit" disabled={isSaving || isConflict} aria-busy={isSaving}>
                <FormattedMessage id={submitLabel} />
              </Button>
            </Flex>,
          )}
        </ForMembers>
      </Form>
      {discard}
    </Box>
  );
}
