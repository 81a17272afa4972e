import Ban from 'lucide-react/icons/ban';
import PencilLine from 'lucide-react/icons/pencil-line';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { QuotationItems_quotation$key } from '../../core/relay/generated/QuotationItems_quotation.graphql.ts';
import type { QuotationItemsCancelMutation } from '../../core/relay/generated/QuotationItemsCancelMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useRevision } from './useRevision.ts';

/** Less common actions in the menu of a quotation's page: revise a sent one, cancel one. */
export function QuotationItems({ quotation: key }: { quotation: QuotationItems_quotation$key }) {
  const { id, version, status } = useFragment(
    graphql`
      fragment QuotationItems_quotation on CrmQuotation {
        id
        version
        status
      }
    `,
    key,
  );
  const [revise, isRevising] = useRevision();
  const [cancel, isCancelling] = useAction<QuotationItemsCancelMutation>(
    'quotation',
    graphql`
      mutation QuotationItemsCancelMutation($input: RecordInput!) {
        cancelCrmQuotation(input: $input) {
          ...saving_payload
          crmQuotation {
            ...QuotationStatusActions_quotation
          }
        }
      }
    `,
  );
  const input = { input: { id, version } };
  return (
    <>
      {status === 'SENT' && (
        <PopoverItem disabled={isRevising} onClick={() => void revise(input)}>
          <PencilLine size={16} aria-hidden />
          <FormattedMessage id="quotation.revise" />
        </PopoverItem>
      )}
      {['DRAFT', 'SENT', 'DECLINED', 'EXPIRED'].includes(status) && (
        <PopoverItem disabled={isCancelling} onClick={() => void cancel(input)}>
          <Ban size={16} aria-hidden />
          <FormattedMessage id="quotation.cancel" />
        </PopoverItem>
      )}
    </>
  );
}
