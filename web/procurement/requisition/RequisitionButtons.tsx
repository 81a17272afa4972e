import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RequisitionButtons_requisition$key } from '../../core/relay/generated/RequisitionButtons_requisition.graphql.ts';
import type { RequisitionButtonsApproveMutation } from '../../core/relay/generated/RequisitionButtonsApproveMutation.graphql.ts';
import type { RequisitionButtonsCancelMutation } from '../../core/relay/generated/RequisitionButtonsCancelMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { ApproveRequisition, RejectRequisition } from './RequisitionDialogs.tsx';
import { SendRequisition } from './SendRequisition.tsx';

/** Buttons that approve or cancel a requisition. */
export function RequisitionButtons({ requisition: key }: { requisition: RequisitionButtons_requisition$key }) {
  const [dialog, setDialog] = useState<'approve' | 'reject'>();
  const requisition = useFragment(
    graphql`
      fragment RequisitionButtons_requisition on Requisition {
        id
        version
        requisitionStatus
        requests {
          id
        }
        head {
          id
        }
        ...RequisitionDialogs_requisition
      }
    `,
    key,
  );
  const { id, version, requisitionStatus, requests, head } = requisition;
  const close = () => setDialog(undefined);
  const mayApprove = useMay('APPROVE');
  const mayWrite = useMay('WRITE');
  const [approve, isApproving] = useAction<RequisitionButtonsApproveMutation>(
    'requisition',
    graphql`
      mutation RequisitionButtonsApproveMutation($input: ApproveRequisitionInput!) {
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
    `,
    'requisition.approved',
  );
  const [cancel, isCancelling] = useAction<RequisitionButtonsCancelMutation>(
    'requisition',
    graphql`
      mutation RequisitionButtonsCancelMutation($input: RecordInput!) {
        cancelRequisition(input: $input) {
          ...saving_payload
          requisition {
            id
            version
            requisitionStatus
          }
        }
      }
    `,
    'requisition.cancelled',
  );
  const isBusy = isApproving || isCancelling;
  const input = { input: { id, version } };
  return (
    <>
      {requisitionStatus === 'PENDING' && mayApprove && (
        <>
          <Button disabled={isBusy} onClick={() => (head ? setDialog('approve') : void approve(input))}>
            <Check aria-hidden />
            <FormattedMessage id="requisition.approve" />
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => setDialog('reject')}>
            <Undo2 aria-hidden />
            <FormattedMessage id="approval.reject" />
          </Button>
        </>
      )}
      {requisitionStatus === 'APPROVED' && mayWrite && <SendRequisition id={id} isSent={requests.length > 0} />}
      {requisitionStatus !== 'CANCELLED' && mayWrite && (
        <Button variant="outline" disabled={isBusy} onClick={() => void cancel(input)}>
          <X aria-hidden />
          <FormattedMessage id="requisition.cancel" />
        </Button>
      )}
      {dialog === 'approve' && <ApproveRequisition requisition={requisition} onClose={close} />}
      {dialog === 'reject' && <RejectRequisition requisition={requisition} onClose={close} />}
    </>
  );
}
