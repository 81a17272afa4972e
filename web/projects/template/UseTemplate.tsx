import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import { templateUseRules } from '../../../server/projects/template/taskTemplate.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import type { UseTemplateMutation } from '../../core/relay/generated/UseTemplateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { ProjectSelect } from '../project/ProjectSelect.tsx';
import { TaskSelect } from '../task/TaskSelect.tsx';

/** Makes the tasks of a template in a project, and opens the first of them. */
export function UseTemplate({ templateId, onClose }: { templateId: string; onClose: () => unknown }) {
  const today = useToday();
  const openRecord = useOpenRecord();
  const [copy, isCopying] = useSaving<UseTemplateMutation>(graphql`
    mutation UseTemplateMutation($input: CopyTaskTemplateInput!) {
      copyTaskTemplate(input: $input) {
        ...saving_payload
        task {
          id
        }
      }
    }
  `);
  const save = async (input: UseTemplateMutation['variables']['input']) => {
    const outcome = await copy({ input });
    const made = outcome.response?.copyTaskTemplate.task?.id;
    if (made) void openRecord(made);
    return outcome;
  };
  return (
    <FormDialog
      entity="templateUse"
      size="sm"
      rules={templateUseRules}
      values={{ templateId, projectId: '', startOn: today, parentId: '' }}
      save={save}
      isSaving={isCopying}
      onClose={onClose}
    >
      <ProjectSelect name="projectId" />
      <DateField name="startOn" />
      <ParentField />
    </FormDialog>
  );
}

const ParentField = () => <TaskSelect name="parentId" projectId={useWatch({ name: 'projectId' }) as string | undefined} />;
