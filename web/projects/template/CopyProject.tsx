import { graphql } from 'react-relay';
import { projectCopyRules } from '../../../server/projects/template/taskTemplate.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import type { CopyProjectMutation } from '../../core/relay/generated/CopyProjectMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface CopyProjectProps {
  project: { readonly id: string; readonly name: string };
  onClose: () => unknown;
}

/** Makes a project with the structure of another, and opens it. */
export function CopyProject({ project, onClose }: CopyProjectProps) {
  const today = useToday();
  const openRecord = useOpenRecord();
  const [copy, isCopying] = useSaving<CopyProjectMutation>(graphql`
    mutation CopyProjectMutation($input: CopyProjectInput!) {
      copyProject(input: $input) {
        ...saving_payload
        project {
          id
        }
      }
    }
  `);
  const save = async (input: CopyProjectMutation['variables']['input']) => {
    const outcome = await copy({ input });
    const made = outcome.response?.copyProject.project?.id;
    if (made) void openRecord(made);
    return outcome;
  };
  return (
    <FormDialog
      entity="projectCopy"
      size="sm"
      rules={projectCopyRules}
      values={{ projectId: project.id, name: project.name, startOn: today }}
      save={save}
      isSaving={isCopying}
      onClose={onClose}
    >
      <TextField name="name" autoComplete="off" />
      <DateField name="startOn" />
    </FormDialog>
  );
}
