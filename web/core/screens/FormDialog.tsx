import { useMemo, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ActionCode } from '../../../server/core/rules/rightCodes.ts';
import { FieldsOfMembers } from '../fields/FieldsOfMembers.tsx';
import { Form } from '../fields/Form.tsx';
import { FormRecordProvider } from '../fields/FormRecord.ts';
import { useMay } from '../session/may.ts';
import { FormFooter } from '../ui/FormFooter.tsx';
import { Modal, ModalBody } from '../ui/Modal.tsx';
import { useRecordForm, type RecordFormProps } from './useRecordForm.tsx';

export interface FormDialogProps<Values extends FieldValues, Output> extends Omit<RecordFormProps<Values, Output>, 'isNew'> {
  /** The initial record, in which fields look up the records they refer to. */
  record?: object | null;
  isSaving: boolean;
  /** What the form does in its module; others than those who may see it read-only. */
  action?: ActionCode;
  onClose: () => unknown;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Message id of the heading; defaults to `x.new` or `x.edit`. */
  title?: string;
  /** Message id of the button; defaults to Create or Save. */
  submitLabel?: string;
}

/** Dialog with a form that creates or edits a record. */
export function FormDialog<Values extends FieldValues, Output>({
  isSaving,
  onClose,
  children,
  size,
  title,
  submitLabel,
  action = 'WRITE',
  record: source,
  ...record
}: FormDialogProps<Values, Output>) {
  const intl = useIntl();
  const isReadOnly = !useMay(action);
  const isNew = record.version === undefined;
  const { entity, rules } = record;
  const about = useMemo(() => ({ entity, rules, record: source }), [entity, rules, source]);
  const { id, form, submit, conflict, isConflict, discard } = useRecordForm({ ...record, isNew }, onClose);
  return (
    <Modal title={intl.formatMessage({ id: title ?? `${record.entity}.${isNew ? 'new' : 'edit'}` })} onClose={onClose} size={size}>
      <ModalBody>
        {conflict}
        <Form form={form} id={id} onSubmit={submit}>
          <FormRecordProvider value={about}>
            <FieldsOfMembers action={action}>{children}</FieldsOfMembers>
          </FormRecordProvider>
        </Form>
      </ModalBody>
      <FormFooter
        form={id}
        label={submitLabel ?? (isNew ? 'action.create' : 'action.save')}
        isBusy={isSaving}
        isClosed={isConflict}
        isReadOnly={isReadOnly}
        onCancel={onClose}
      />
      {discard}
    </Modal>
  );
}
