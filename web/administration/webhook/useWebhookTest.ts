import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useWebhookTestMutation } from '../../core/relay/generated/useWebhookTestMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { toast } from '../../core/ui/toasts.ts';

/** Sends a test message to a webhook; the list shows how it was answered. */
export function useWebhookTest(id: string) {
  const intl = useIntl();
  const [test] = useSaving<useWebhookTestMutation>(graphql`
    mutation useWebhookTestMutation($input: RecordInput!) {
      testWebhookEndpoint(input: $input) {
        ...saving_payload
        webhookEndpoint {
          id
        }
      }
    }
  `);
  return async () => {
    const { issues } = await test({ input: { id } });
    if (issues.length > 0) toast(intl.formatMessage({ id: 'webhook.testFailed' }), 'red', issues[0].text);
    else toast(intl.formatMessage({ id: 'webhook.testing' }));
  };
}
