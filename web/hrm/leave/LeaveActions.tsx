import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LeaveActions_request$key } from '../../core/relay/generated/LeaveActions_request.graphql.ts';
import type { LeaveActionsApproveMutation } from '../../core/relay/generated/LeaveActionsApproveMutation.graphql.ts';
import type { LeaveActionsCancelMutation } from '../../core/relay/generated/LeaveActionsCancelMutation.graphql.ts';
import type { LeaveActionsRefuseMutation } from '../../core/relay/generated/LeaveActionsRefuseMutation.graphql.ts';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';

interface LeaveActionsProps {
  request: LeaveActions_request$key;
  name: string;
}

/** Menu of a leave request: approve, refuse, cancel, edit, duplicate, delete. */
export function LeaveActions({ request: key, name }: LeaveActionsProps) {
  const { id, version, status } = useFragment(
    graphql`
      fragment LeaveActions_request on LeaveRequest {
        id
        version
        status
      }
    `,
    key,
  );
  const mayApprove = useMay('APPROVE');
  const mayWrite = useMay('WRITE');
  const [approve, isApproving] = useAction<LeaveActionsApproveMutation>(
    'leaveRequest',
    graphql`
      mutation LeaveActionsApproveMutation($input: RecordInput!) {
        approveLeaveRequest(input: $input) {
          ...saving_payload
          leaveRequest {
            id
            version
            status
          }
        }
      }
    `,
    'leaveRequest.approved',
  );
  const [refuse, isRefusing] = useAction<LeaveActionsRefuseMutation>(
    'leaveRequest',
    graphql`
      mutation LeaveActionsRefuseMutation($input: RecordInput!) {
        refuseLeaveRequest(input: $input) {
          ...saving_payload
          leaveRequest {
            id
            version
            status
          }
        }
      }
    `,
    'leaveRequest.refused',
  );
  const [cancel, isCancelling] = useAction<LeaveActionsCancelMutation>(
    'leaveRequest',
    graphql`
      mutation LeaveActionsCancelMutation($input: RecordInput!) {
        cancelLeaveRequest(input: $input) {
          ...saving_payload
          leaveRequest {
            id
            version
            status
          }
        }
      }
    `,
    'leaveRequest.cancelled',
  );
  const isBusy = isApproving || isRefusing || isCancelling;
  const input = { input: { id, version } };
  const isPending = status === 'PENDING';
  return (
    <RowActions name={name}>
      {isPending && mayApprove && (
        <>
          <PopoverItem disabled={isBusy} onClick={() => void approve(input)}>
            <Check size={16} aria-hidden />
            <FormattedMessage id="leaveRequest.approve" />
          </PopoverItem>
          <PopoverItem disabled={isBusy} onClick={() => void refuse(input)}>
            <X size={16} aria-hidden />
            <FormattedMessage id="leaveRequest.refuse" />
          </PopoverItem>
        </>
      )}
      {isPending && <EditItem id={id} />}
      <DuplicateItem id={id} />
      {(isPending || status === 'APPROVED') && mayWrite && (
        <PopoverItem disabled={isBusy} onClick={() => void cancel(input)}>
          <Ban size={16} aria-hidden />
          <FormattedMessage id="leaveRequest.cancel" />
        </PopoverItem>
      )}
      {status !== 'APPROVED' && <DeleteItem id={id} />}
    </RowActions>
  );
}
