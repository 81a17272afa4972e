import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useReplayMutation } from '../../core/relay/generated/useReplayMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { toast } from '../../core/ui/toasts.ts';

/** Sends a delivery to its webhook again. */
export function useReplay() {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [replay, isBusy] = useSaving<useReplayMutation>(graphql`
    mutation useReplayMutation($input: RecordInput!) {
      replayWebhookDelivery(input: $input) {
        ...saving_payload
        webhookDelivery {
          id
          status
        }
      }
    }
  `);
  const send = async (id: string) => {
    const { issues } = await replay({ input: { id } });
    if (issues.length > 0) toast(intl.formatMessage({ id: 'webhookDelivery.replayFailed' }), 'red', issues[0].text);
    else toast(intl.formatMessage({ id: 'webhookDelivery.replayed' }));
    void revalidate();
  };
  return [send, isBusy] as const;
}
