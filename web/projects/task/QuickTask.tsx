import { Button, HStack } from '@chakra-ui/react';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { quickTaskRules } from '../../../server/projects/task/task.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { focusField } from '../../core/fields/focusField.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { QuickTaskMutation } from '../../core/relay/generated/QuickTaskMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { currentSession } from '../../core/session/session.ts';
import { toast } from '../../core/ui/toasts.ts';
import { ProjectSelect } from '../project/ProjectSelect.tsx';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface QuickTaskProps {
  columnId?: string;
  sprintId?: string;
  /** The project of the task, where the screen shows one alone. */
  project?: Named;
  onMade: () => Promise<unknown>;
  onClose: () => void;
}

/** Project and tags of the last task that was added, for the next one. */
let last: { project?: Named; tags: string } = { tags: '' };

/**
 * Adds tasks one after the other: a name and Enter is enough once project and tags are there. Who adds it does it. Escape closes the form.
 */
export function QuickTask({ columnId, sprintId, project, onMade, onClose }: QuickTaskProps) {
  const intl = useIntl();
  const id = useId();
  const known = project ?? last.project;
  const form = useForm({
    resolver: checkRules(quickTaskRules, intl),
    defaultValues: { name: '', projectId: known?.id ?? '', tags: last.tags },
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  const [create, isSaving] = useSaving<QuickTaskMutation>(graphql`
    mutation QuickTaskMutation($input: CreateTaskInput!) {
      createTask(input: $input) {
        ...saving_payload
        task {
          key
          project {
            id
            name
          }
        }
      }
    }
  `);
  const submit = async ({ name, projectId, tags }: { name: string; projectId: string; tags: string }) => {
    const words = tags.split(/[,;،]/).map(tag => tag.trim());
    const { response, issues } = await create({
      input: {
        name,
        projectId,
        columnId,
        sprintId,
        priority: 'MEDIUM',
        summary: name,
        tags: words.filter(Boolean),
        assigneeIds: [currentSession().userId],
      },
    });
    if (issues.length > 0) {
      showIssues(form, issues);
      return;
    }
    const made = response?.createTask.task;
    last = { project: made?.project, tags };
    toast(intl.formatMessage({ id: 'toast.created' }, { entity: made?.key ?? intl.formatMessage({ id: 'projectTask.one' }) }));
    form.reset({ name: '', projectId, tags });
    focusField(id, 'name');
    await onMade();
  };
  return (
    <Form id={id} form={form} onSubmit={submit}>
      <TextField name="name" label={<FormattedMessage id="projectTask.name" />} autoComplete="off" maxLength={255} autoFocus required />
      {!project && <ProjectSelect name="projectId" label={<FormattedMessage id="projectTask.project" />} selected={known} required />}
      <TextField
        name="tags"
        label={<FormattedMessage id="projectTask.tags" />}
        hint={<FormattedMessage id="projectTask.quickTags" />}
        autoComplete="off"
        required
      />
      <HStack>
        <Button type="submit" size="sm" disabled={isSaving} aria-busy={isSaving}>
          <FormattedMessage id="projectTask.quickAdd" />
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      </HStack>
    </Form>
  );
}
