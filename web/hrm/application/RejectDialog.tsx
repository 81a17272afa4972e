import { graphql } from 'react-relay';
import { rejectionRules } from '../../../server/hrm/application/application.rules.ts';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { RejectDialogMutation } from '../../core/relay/generated/RejectDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface RejectDialogProps {
  application: { readonly id: string; readonly version: number; readonly email: string | null | undefined };
  onClose: () => unknown;
}

/** Rejects an application with a reason, and tells the applicant on request. */
export function RejectDialog({ application: { id, version, email }, onClose }: RejectDialogProps) {
  const [reject, isRejecting] = useSaving<RejectDialogMutation>(graphql`
    mutation RejectDialogMutation($input: RejectApplicationInput!) {
      rejectApplication(input: $input) {
        ...saving_payload
        application {
          id
          version
          status
          rejectedAt
          rejectionReason
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="rejection"
      title="rejection.title"
      submitLabel="application.reject"
      size="sm"
      rules={rejectionRules}
      values={{ reason: '', sendsMail: !!email }}
      version={version}
      save={(values, base) => reject({ input: { id, version: base, ...values } })}
      isSaving={isRejecting}
      onClose={onClose}
    >
      <TextAreaField name="reason" rows={3} />
      {email && <FlagField name="sendsMail" />}
    </FormDialog>
  );
}
