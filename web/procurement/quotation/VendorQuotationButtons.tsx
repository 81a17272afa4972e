import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { VendorQuotationButtons_quotation$key } from '../../core/relay/generated/VendorQuotationButtons_quotation.graphql.ts';
import type { VendorQuotationButtonsApproveMutation } from '../../core/relay/generated/VendorQuotationButtonsApproveMutation.graphql.ts';
import type { VendorQuotationButtonsCancelMutation } from '../../core/relay/generated/VendorQuotationButtonsCancelMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';

/** Buttons that award or cancel a quotation. */
export function VendorQuotationButtons({ quotation: key }: { quotation: VendorQuotationButtons_quotation$key }) {
  const { id, version, status, isSealed } = useFragment(
    graphql`
      fragment VendorQuotationButtons_quotation on VendorQuotation {
        id
        version
        status
        isSealed
      }
    `,
    key,
  );
  const mayApprove = useMay('APPROVE');
  const mayWrite = useMay('WRITE');
  const [approve, isApproving] = useAction<VendorQuotationButtonsApproveMutation>(
    'vendorQuotation',
    graphql`
      mutation VendorQuotationButtonsApproveMutation($input: RecordInput!) {
        approveVendorQuotation(input: $input) {
          ...saving_payload
          vendorQuotation {
            id
            version
            status
            approvedAt
          }
        }
      }
    `,
    'vendorQuotation.awarded',
  );
  const [cancel, isCancelling] = useAction<VendorQuotationButtonsCancelMutation>(
    'vendorQuotation',
    graphql`
      mutation VendorQuotationButtonsCancelMutation($input: RecordInput!) {
        cancelVendorQuotation(input: $input) {
          ...saving_payload
          vendorQuotation {
            id
            version
            status
          }
        }
      }
    `,
    'vendorQuotation.cancelled',
  );
  const isBusy = isApproving || isCancelling;
  const input = { input: { id, version } };
  const isOpen = status === 'PENDING' || status === 'ACTIVE';
  return (
    <>
      {isOpen && mayApprove && !isSealed && (
        <Button disabled={isBusy} onClick={() => void approve(input)}>
          <Check aria-hidden />
          <FormattedMessage id="vendorQuotation.award" />
        </Button>
      )}
      {status !== 'CANCELLED' && status !== 'APPROVED' && mayWrite && (
        <Button variant="outline" disabled={isBusy} onClick={() => void cancel(input)}>
          <X aria-hidden />
          <FormattedMessage id="vendorQuotation.cancel" />
        </Button>
      )}
    </>
  );
}
