import { graphql, useFragment } from 'react-relay';
import { approveRequisitionRules } from '../../../server/procurement/requisition/requisition.rules.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { RequisitionDialogs_requisition$key } from '../../core/relay/generated/RequisitionDialogs_requisition.graphql.ts';
import type { RequisitionDialogsApproveMutation } from '../../core/relay/generated/RequisitionDialogsApproveMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { RejectDialog } from '../approval/RejectDialog.tsx';
import { SpendingPreview } from './SpendingPreview.tsx';

interface RequisitionDialogProps {
  requisition: RequisitionDialogs_requisition$key;
  onClose: () => void;
}

const requisitionFragment = graphql`
  fragment RequisitionDialogs_requisition on Requisition {
    id
    version
    head {
      id
    }
    costCenter {
      id
    }
    lines {
      product {
        id
      }
      quantity
      estimatedPrice
    }
  }
`;

/** Approves a requisition whose budget is known: shows what it leaves of it, and takes a reason above a cap that asks for approval. */
export function ApproveRequisition({ requisition: key, onClose }: RequisitionDialogProps) {
  const { id, version, head, costCenter, lines } = useFragment(requisitionFragment, key);
  const revalidate = useRevalidate();
  const [approve, isSaving] = useSaving<RequisitionDialogsApproveMutation>(graphql`
    mutation RequisitionDialogsApproveMutation($input: ApproveRequisitionInput!) {
      approveRequisition(input: $input) {
        ...saving_payload
        requisition {
          id
          version
          requisitionStatus
          approvedAt
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="requisition"
      title="requisition.approve"
      submitLabel="requisition.approve"
      rules={approveRequisitionRules}
      values={{ overrideReason: '' }}
      version={version}
      save={(input, base) => approve({ input: { id, version: base, ...input } })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <SpendingPreview
        headId={head?.id}
        costCenterId={costCenter?.id}
        lines={lines.map(({ product, ...line }) => ({ productId: product.id, ...line }))}
      />
      <TextAreaField name="overrideReason" rows={3} />
    </FormDialog>
  );
}

/** Sends a requisition back, with a reason. */
export function RejectRequisition({ requisition: key, onClose }: RequisitionDialogProps) {
  const record = useFragment(requisitionFragment, key);
  return (
    <RejectDialog
      entity="requisition"
      record={record}
      mutation={graphql`
        mutation RequisitionDialogsRejectMutation($input: RejectInput!) {
          rejectRequisition(input: $input) {
            ...saving_payload
            requisition {
              id
              version
              rejectedAt
            }
          }
        }
      `}
      onClose={onClose}
    />
  );
}
