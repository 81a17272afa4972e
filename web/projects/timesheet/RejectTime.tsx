import { graphql } from 'react-relay';
import { rejectionRules } from '../../../server/projects/timesheet/timesheet.rules.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { RejectTimeMutation } from '../../core/relay/generated/RejectTimeMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface RejectTimeProps {
  submission: { readonly userId: string; readonly projectId: string; readonly weekStartsOn: string };
  onClose: () => unknown;
}

/** Dialog that sends submitted hours back, with a reason. */
export function RejectTime({ submission: { userId, projectId, weekStartsOn }, onClose }: RejectTimeProps) {
  const [reject, isRejecting] = useSaving<RejectTimeMutation>(graphql`
    mutation RejectTimeMutation($input: RejectTimeInput!) {
      rejectTime(input: $input) {
        ...saving_payload
      }
    }
  `);
  return (
    <FormDialog
      entity="submittedTime"
      size="sm"
      version={1}
      submitLabel="submittedTime.reject"
      rules={rejectionRules}
      values={{ userId, projectId, day: weekStartsOn, reason: '' }}
      save={input => reject({ input })}
      isSaving={isRejecting}
      onClose={onClose}
    >
      <TextAreaField name="reason" rows={3} />
    </FormDialog>
  );
}
