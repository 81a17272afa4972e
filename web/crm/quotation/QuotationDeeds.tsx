import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { QuotationDeeds_quotation$key } from '../../core/relay/generated/QuotationDeeds_quotation.graphql.ts';
import type { QuotationDeedsAcceptMutation } from '../../core/relay/generated/QuotationDeedsAcceptMutation.graphql.ts';
import type { QuotationDeedsSendMutation } from '../../core/relay/generated/QuotationDeedsSendMutation.graphql.ts';
import type { QuotationDeedsShareMutation } from '../../core/relay/generated/QuotationDeedsShareMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useDeed } from '../../core/screens/useDeed.ts';
import { toast } from '../../core/ui/toasts.ts';
import { useCopyLink } from '../../core/ui/useCopy.ts';
import { QuotationDecline } from './QuotationDecline.tsx';
import { useRevision } from './useRevision.ts';

/** What most likely comes next of a quotation, each as a button; `QuotationItems` has the rest. */
export function QuotationDeeds({ quotation: key }: { quotation: QuotationDeeds_quotation$key }) {
  const { id, version, status } = useFragment(
    graphql`
      fragment QuotationDeeds_quotation on CrmQuotation {
        id
        version
        status
      }
    `,
    key,
  );
  const intl = useIntl();
  const [send, isSending] = useDeed<QuotationDeedsSendMutation>(
    'quotation',
    graphql`
      mutation QuotationDeedsSendMutation($input: RecordInput!) {
        sendCrmQuotation(input: $input) {
          ...saving_payload
          crmQuotation {
            ...QuotationDeeds_quotation
          }
        }
      }
    `,
  );
  const [accept, isAccepting] = useDeed<QuotationDeedsAcceptMutation>(
    'quotation',
    graphql`
      mutation QuotationDeedsAcceptMutation($input: RecordInput!) {
        acceptCrmQuotation(input: $input) {
          ...saving_payload
          crmQuotation {
            ...QuotationDeeds_quotation
          }
        }
      }
    `,
  );
  const [revise, isRevising] = useRevision();
  const [share, isSharing] = useSaving<QuotationDeedsShareMutation>(graphql`
    mutation QuotationDeedsShareMutation($input: RecordInput!) {
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
