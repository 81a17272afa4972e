import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { QuotationStatusActions_quotation$key } from '../../core/relay/generated/QuotationStatusActions_quotation.graphql.ts';
import type { QuotationStatusActionsAcceptMutation } from '../../core/relay/generated/QuotationStatusActionsAcceptMutation.graphql.ts';
import type { QuotationStatusActionsSendMutation } from '../../core/relay/generated/QuotationStatusActionsSendMutation.graphql.ts';
import type { QuotationStatusActionsShareMutation } from '../../core/relay/generated/QuotationStatusActionsShareMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { toast } from '../../core/ui/toasts.ts';
import { useCopyLink } from '../../core/ui/useCopy.ts';
import { QuotationDecline } from './QuotationDecline.tsx';
import { useRevision } from './useRevision.ts';

/** Buttons for the likely next steps of a quotation; `QuotationItems` has the rest. */
export function QuotationStatusActions({ quotation: key }: { quotation: QuotationStatusActions_quotation$key }) {
  const { id, version, status } = useFragment(
    graphql`
      fragment QuotationStatusActions_quotation on CrmQuotation {
        id
        version
        status
      }
    `,
    key,
  );
  const intl = useIntl();
  const [send, isSending] = useAction<QuotationStatusActionsSendMutation>(
    'quotation',
    graphql`
      mutation QuotationStatusActionsSendMutation($input: RecordInput!) {
        sendCrmQuotation(input: $input) {
          ...saving_payload
          crmQuotation {
            ...QuotationStatusActions_quotation
          }
        }
      }
    `,
  );
  const [accept, isAccepting] = useAction<QuotationStatusActionsAcceptMutation>(
    'quotation',
    graphql`
      mutation QuotationStatusActionsAcceptMutation($input: RecordInput!) {
        acceptCrmQuotation(input: $input) {
          ...saving_payload
          crmQuotation {
            ...QuotationStatusActions_quotation
          }
        }
      }
    `,
  );
  const [revise, isRevising] = useRevision();
  const [share, isSharing] = useSaving<QuotationStatusActionsShareMutation>(graphql`
    mutation QuotationStatusActionsShareMutation($input: RecordInput!) {
      shareCrmQuotation(input: $input) {
        ...saving_payload
        link
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
  const isBusy = isSending || isAccepting || isRevising || isSharing;
  const button = (name: string, onClick: () => Promise<void>, variant: 'solid' | 'outline' = 'outline') => (
    <Button variant={variant} disabled={isBusy} onClick={() => void onClick()}>
      <FormattedMessage id={`quotation.${name}`} />
    </Button>
  );
  const input = { input: { id, version } };
  return (
    <>
      {status === 'DRAFT' && button('send', () => send(input), 'solid')}
      {status === 'SENT' && button('copyLink', copy, 'solid')}
      {status === 'SENT' && button('accept', () => accept(input))}
      {status === 'SENT' && <QuotationDecline {...{ id, version }} disabled={isBusy} />}
      {['DECLINED', 'EXPIRED'].includes(status) && button('revise', () => revise(input), 'solid')}
    </>
  );
}
