import { Box, Button, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Form } from '../fields/Form.tsx';
import { useRecordForm, type RecordFormProps } from './useRecordForm.tsx';

interface FormCardProps<Values extends FieldValues, Output> extends Omit<RecordFormProps<Values, Output>, 'isNew'> {
  isSaving: boolean;
  children: ReactNode;
  /** Message id of the button; Save unless said. */
  submitLabel?: string;
  /** Start anew from `values` after saving (a password form is empty then). */
  onSaved?: () => void;
}

/** Changes one record on the page itself, without a dialog. */
export function FormCard<Values extends FieldValues, Output>({ isSaving, children, submitLabel = 'action.save', onSaved, ...record }: FormCardProps<Values, Output>) {
  const [saves, setSaves] = useState(0);
  const { id, form, submit, rebase, conflict, isConflict, discard } = useRecordForm(record, () => {
    setSaves(saves + 1);
    onSaved?.();
  });
  const latest = useRef(record);
  latest.current = record;
  useEffect(() => {
    if (saves > 0) rebase(latest.current.values, latest.current.version);
    // Only after a save: what somebody else changes meanwhile is a conflict, shown when this user saves.
  }, [saves]);
  return (
    <Box>
      {conflict}
      <Form form={form} id={id} onSubmit={submit}>
        {children}
        <Flex justify="flex-end">
          <Button type="submit" disabled={isSaving || isConflict} aria-busy={isSaving}><FormattedMessage id={submitLabel} /></Button>
        </Flex>
      </Form>
      {discard}
    </Box>
  );
}
