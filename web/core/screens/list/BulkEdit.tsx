import { chakra, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { Form } from '../../fields/Form.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Part } from '../../ui/Part.tsx';
import { toast } from '../../ui/toasts.ts';
import type { BulkField } from './Bulk.ts';
import { BulkReport } from './BulkReport.tsx';
import { cellValues, rowInput } from './rowValue.ts';
import { useBulkUndo } from './useBulkUndo.ts';
import { useBulk } from './useBulk.ts';
import type { Selection } from './useSelection.ts';

interface BulkEditProps {
  mutation: GraphQLTaggedNode;
  fields: BulkField[];
  selection: Selection;
  onClose: () => unknown;
}

/** Sets a field on all selected records, and reports those that could not be changed. */
export function BulkEdit({ mutation, fields, selection, onClose }: BulkEditProps) {
  const intl = useIntl();
  const id = useId();
  const [name, setName] = useState(fields[0].name);
  const form = useForm<Record<string, unknown>>({
    defaultValues: cellValues(fields.map(field => [field.name, field.value ?? ''])),
  });
  const undoOf = useBulkUndo();
  const { run, isBusy, refusals, report } = useBulk(mutation);
  const finish = () => {
    selection.clear();
    onClose();
  };
  const save = async () => {
    const outcome = await run({ ...selection.chosen(), values: rowInput(name, form.getValues(name)) }, selection.count);
    if (!outcome) return;
    if (outcome.done) {
      const text = intl.formatMessage({ id: 'bulk.changed' }, { count: outcome.done });
      toast(text, 'green', undefined, outcome.undoId ? undoOf(outcome.undoId) : undefined);
    }
    if (!outcome.failures?.length) finish();
  };
  if (report) return <BulkReport outcome={report} onClose={finish} />;
  return (
    <Modal title={intl.formatMessage({ id: 'bulk.editTitle' }, { count: selection.count })} onClose={onClose} size="sm">
      <ModalBody minHeight="60">
        <Form form={form} id={id} onSubmit={save}>
          {refusals.map(text => (
            <Notice key={text} tone="red">
              {text}
            </Notice>
          ))}
          {fields.length > 1 && (
            <Stack gap="1.5">
              <chakra.label htmlFor={`${id}-field`} fontSize="sm" fontWeight="medium">
                <FormattedMessage id="bulk.field" />
              </chakra.label>
              <Choice
                id={`${id}-field`}
                value={name}
                options={fields.map(field => ({ value: field.name, label: field.title ?? intl.formatMessage({ id: field.label }) }))}
                onChange={event => setName(event.target.value)}
              />
            </Stack>
          )}
          <Part>{fields.find(field => field.name === name)!.field}</Part>
        </Form>
      </ModalBody>
      <FormFooter form={id} isBusy={isBusy} onCancel={onClose} />
    </Modal>
  );
}
