import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { optionalId, recordId } from '../../../server/core/rules/fields.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form } from '../../core/fields/Form.tsx';
import { FormRecordProvider } from '../../core/fields/FormRecord.ts';
import { pickedName } from '../../core/fields/pickedNames.ts';
import { FormFooter } from '../../core/ui/FormFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { ProjectSelect } from '../project/ProjectSelect.tsx';
import { TaskSelect } from '../task/TaskSelect.tsx';
import type { SheetRow } from './sheetRows.ts';

const rowRules = z.object({ projectId: recordId, taskId: optionalId });
const about = { entity: 'timesheet', rules: rowRules };

interface AddRowProps {
  onAdd: (row: SheetRow) => void;
  onClose: () => unknown;
}

/** Dialog that adds a project, or one of its tasks, to a timesheet. */
export function AddRow({ onAdd, onClose }: AddRowProps) {
  const intl = useIntl();
  const id = useId();
  const form = useForm({ resolver: checkRules(rowRules, intl), defaultValues: { projectId: '', taskId: '' } });
  const nameOf = (record: string) => pickedName(record) ?? '';
  const add = ({ projectId, taskId }: z.output<typeof rowRules>) => {
    onAdd({ projectId, projectName: nameOf(projectId), taskId, taskKey: null, taskName: taskId && nameOf(taskId), cells: [] });
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'timesheet.add' })} onClose={onClose} size="sm">
      <ModalBody>
        <Form form={form} id={id} onSubmit={add}>
          <FormRecordProvider value={about}>
            <ProjectSelect name="projectId" />
            <TaskOfProject />
          </FormRecordProvider>
        </Form>
      </ModalBody>
      <FormFooter form={id} label="timesheet.add" onCancel={onClose} />
    </Modal>
  );
}

const TaskOfProject = () => <TaskSelect name="taskId" projectId={(useWatch({ name: 'projectId' }) as string | null) || undefined} />;
