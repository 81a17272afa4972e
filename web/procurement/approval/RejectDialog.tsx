import { FormattedMessage } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { rejectionRules } from '../../../server/administration/approval/approval.rules.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface RejectDialogProps {
  entity: 'requisition' | 'purchaseOrder';
  /** A mutation that takes `RejectInput`. */
  mutation: GraphQLTaggedNode;
  record: { readonly id: string; readonly version: number };
  onClose: () => void;
}

/** Sends a document back to who asks for its approval, with a reason. */
export function RejectDialog({ entity, mutation, record: { id, version }, onClose }: RejectDialogProps) {
  const revalidate = useRevalidate();
  const [reject, isSaving] = useSaving<MutationParameters>(mutation);
  return (
    <FormDialog
      entity={entity}
      size="sm"
      title="approval.reject"
      submitLabel="approval.reject"
      rules={rejectionRules}
      values={{ reason: '' }}
      version={version}
      save={(input, base) => reject({ input: { id, version: base, ...input } })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <TextAreaField name="reason" label={<FormattedMessage id="approval.reason" />} rows={3} />
    </FormDialog>
  );
}
