import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { Dunning_invoice$key } from '../../core/relay/generated/Dunning_invoice.graphql.ts';
import type { DunningSettleMutation } from '../../core/relay/generated/DunningSettleMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

/** When a customer was reminded of an invoice, and why they dispute it. */
export function Dunning({ invoice: key }: { invoice: Dunning_invoice$key }) {
  const { id, dispute, reminders } = useFragment(
    graphql`
      fragment Dunning_invoice on SalesInvoice {
        id
        dispute
        reminders {
          id
          level
          sentOn
          reminder {
            id
            number
            isMailed
          }
        }
      }
    `,
    key,
  );
  const mayWrite = useMay('WRITE');
  const [settle, isBusy] = useAction<DunningSettleMutation>(
    'dispute',
    graphql`
      mutation DunningSettleMutation($input: SettleDisputeInput!) {
        settleDispute(input: $input) {
          ...saving_payload
          openItem {
            dispute
          }
        }
      }
    `,
    'dispute.settled',
  );
  if (!dispute && reminders.length === 0) return null;
  return (
    <Stack gap="4">
      {dispute && (
        <Notice tone="amber">
          <Stack gap="2" align="flex-start">
            <Text fontWeight="semibold">
              <FormattedMessage id="dispute.noted" />
            </Text>
            <Text whiteSpace="pre-line">
              <bdi>{dispute}</bdi>
            </Text>
            {mayWrite && (
              <Button size="xs" variant="outline" disabled={isBusy} onClick={() => void settle({ input: { documentId: id } })}>
                <FormattedMessage id="dispute.settle" />
              </Button>
            )}
          </Stack>
        </Notice>
      )}
      {reminders.length > 0 && (
        <Panel title={<FormattedMessage id="reminder.plural" />}>
          <Stack as="ul" gap="1" listStyleType="none">
            {reminders
              .toSorted((one, other) => one.level - other.level)
              .map(({ id: lineId, level, sentOn, reminder }) => (
                <li key={lineId}>
                  <FormattedMessage id={`reminderLevel.${level}`} /> · <Day on={sentOn} /> ·{' '}
                  <a href={`/print/${reminder.id}.pdf`} target="_blank" rel="noreferrer">
                    <Ltr>{reminder.number}</Ltr>
                  </a>{' '}
                  <Text as="span" fontSize="sm" color="fg.muted">
                    <FormattedMessage id={reminder.isMailed ? 'reminder.byMail' : 'reminder.byPost'} />
                  </Text>
                </li>
              ))}
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}
