import Send from 'lucide-react/icons/send';
import Ban from 'lucide-react/icons/ban';
import PencilLine from 'lucide-react/icons/pencil-line';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { QuotationItems_quotation$key } from '../../core/relay/generated/QuotationItems_quotation.graphql.ts';
import type { QuotationItemsCancelMutation } from '../../core/relay/generated/QuotationItemsCancelMutation.graphql.ts';
import type { QuotationItemsSendMutation } from '../../core/relay/generated/QuotationItemsSendMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { useRevision } from './useRevision.ts';

/** Less common actions in the menu of a quotation's page: mark a draft as sent by other means, revise a sent one, cancel one. */
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
    'quotation.cancelled',
  );
  const [send, isSending] = useAction<QuotationItemsSendMutation>(
    'quotation',
    graphql`
      mutation QuotationItemsSendMutation($input: RecordInput!) {
        sendCrmQuotation(input: $input) {
          ...saving_payload
          crmQuotation {
            number
            ...QuotationPanel_quotation
            ...QuotationStatusActions_quotation
          }
        }
      }
    `,
    'quotation.markedSent',
  );
  const input = { input: { id, version } };
  return (
    <>
      {status === 'DRAFT' && (
        <PopoverItem disabled={isSending} onClick={() => void send(input)}>
          <Send size={16} aria-hidden />
          <FormattedMessage id="quotation.markSent" />
        </PopoverItem>
      )}
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
