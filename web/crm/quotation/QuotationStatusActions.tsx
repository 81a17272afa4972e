import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { QuotationStatusActions_quotation$key } from '../../core/relay/generated/QuotationStatusActions_quotation.graphql.ts';
import type { QuotationStatusActionsShareMutation } from '../../core/relay/generated/QuotationStatusActionsShareMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { SendButton } from '../../core/record/SendButton.tsx';
import { toast } from '../../core/ui/toasts.ts';
import { useCopyLink } from '../../core/ui/useCopy.ts';
import { InvoiceButton } from '../invoice/InvoiceButton.tsx';
import { QuotationAcceptance } from './QuotationAcceptance.tsx';
import { QuotationDecline } from './QuotationDecline.tsx';
import { useRevision } from './useRevision.ts';

/** Buttons for the likely next steps of a quotation; `QuotationItems` has the rest. */
export function QuotationStatusActions({ quotation: key }: { quotation: QuotationStatusActions_quotation$key }) {
  const quotation = useFragment(
    graphql`
      fragment QuotationStatusActions_quotation on CrmQuotation {
        id
        version
        status
        order {
          ...InvoiceButton_order
        }
        ...QuotationAcceptance_quotation
      }
    `,
    key,
  );
  const { id, version, status } = quotation;
  const intl = useIntl();
  const [revise, isRevising] = useRevision();
  const [share, isSharing] = useSaving<QuotationStatusActionsShareMutation>(graphql`
    mutation QuotationStatusActionsShareMutation($input: RecordInput!) {
      shareCrmQuotation(input: $input) {
        ...saving_payload
        link
        crmQuotation {
          number
          ...QuotationPanel_quotation
          ...QuotationStatusActions_quotation
        }
      }
    }
  `);
  const copyLink = useCopyLink('quotation.linkCopied');
  const copy = async () => {
    const { response, issues } = await share({ input: { id } });
    const link = response?.shareCrmQuotation.link;
    if (!link) return toast(intl.formatMessage({ id: 'quotation.linkFailed' }), 'red', issues[0]?.text);
    await copyLink(link);
  };
  const isBusy = isRevising || isSharing;
  const button = (name: string, onClick: () => Promise<void>, variant: 'solid' | 'outline' = 'outline') => (
    <Button variant={variant} disabled={isBusy} onClick={() => void onClick()}>
      <FormattedMessage id={`quotation.${name}`} />
    </Button>
  );
  const isOpen = status === 'DRAFT' || status === 'SENT';
  return (
    <>
      {isOpen && <SendButton id={id} variant={status === 'DRAFT' ? 'solid' : 'outline'} disabled={isBusy} />}
      {isOpen && button('copyLink', copy)}
      {status === 'SENT' && <QuotationAcceptance quotation={quotation} disabled={isBusy} />}
      {status === 'SENT' && <QuotationDecline {...{ id, version }} disabled={isBusy} />}
      {status === 'ACCEPTED' && quotation.order && <InvoiceButton order={quotation.order} quotationId={id} />}
      {['DECLINED', 'EXPIRED'].includes(status) && button('revise', () => revise({ input: { id, version } }), 'solid')}
    </>
  );
}
