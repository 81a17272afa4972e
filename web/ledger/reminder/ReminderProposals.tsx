import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ReminderProposals_proposals$key } from '../../core/relay/generated/ReminderProposals_proposals.graphql.ts';
import type { ReminderProposalsMutation } from '../../core/relay/generated/ReminderProposalsMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { Tick } from '../../core/screens/list/Tick.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useMay } from '../../core/session/may.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { toast } from '../../core/ui/toasts.ts';
import { levelTones } from './levelTones.ts';

const ReminderLevelsDialog = lazyPart(async () => (await import('./ReminderLevelsDialog.tsx')).ReminderLevelsDialog);

/** Who is due for which level today; those ticked are reminded by email, the others one by one on paper. */
export function ReminderProposals({ proposals: key }: { proposals: ReminderProposals_proposals$key }) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const maySend = useMay('APPROVE');
  const mayWrite = useMay('WRITE');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<string[]>([]);
  const [isSetting, setSetting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const data = useFragment(
    graphql`
      fragment ReminderProposals_proposals on Query {
        reminderProposals @required(action: THROW) {
          customerId
          customerName
          email
          currency
          level
          total
          fee
          documents {
            documentId
            kind
            number
            dueOn
            daysLate
            balance
            level
          }
        }
        ...ReminderLevelsDialog_levels
      }
    `,
    key,
  );
  const [send] = useSaving<ReminderProposalsMutation>(graphql`
    mutation ReminderProposalsMutation($input: SendReminderInput!) {
      sendReminder(input: $input) {
        ...saving_payload
        reminder {
          id
        }
      }
    }
  `);
  const { reminderProposals: proposals } = data;
  const mailed = proposals.filter(({ email }) => email);
  const chosen = mailed.filter(({ customerId }) => !left.has(customerId));
  const remind = async (customers: readonly (typeof proposals)[number][], isPrinted: boolean) => {
    setBusy(true);
    const failed: string[] = [];
    let sent: string | undefined;
    // One after the other: each letter is a transaction of its own, and one that is refused holds up no other.
    for (const { customerId, customerName } of customers) {
      const { response, issues } = await send({ input: { customerId, isPrinted } });
      if (issues.length) failed.push(`${customerName}: ${issues.map(({ text }) => text).join(' ')}`);
      else sent = response?.sendReminder.reminder?.id;
    }
    setFailures(failed);
    setBusy(false);
    const count = customers.length - failed.length;
    if (count) toast(intl.formatMessage({ id: isPrinted ? 'reminder.printed' : 'reminder.sent' }, { count }));
    if (isPrinted && sent) window.open(`/print/${sent}.pdf`, '_blank', 'noreferrer');
    void revalidate();
  };
  const toggle = (customerId: string) => {
    const next = new Set(left);
    if (!next.delete(customerId)) next.add(customerId);
    setLeft(next);
  };
  return (
    <Panel title={<FormattedMessage id="reminder.due" />} text={<FormattedMessage id="reminder.dueText" />}>
      <Stack gap="4">
        <Flex gap="2" wrap="wrap">
          {maySend && mailed.length > 0 && (
            <Button disabled={!chosen.length || isBusy} aria-busy={isBusy} onClick={() => void remind(chosen, false)}>
              <Send aria-hidden />
              <FormattedMessage id="reminder.send" values={{ count: chosen.length }} />
            </Button>
          )}
          {mayWrite && (
            <Button variant="outline" onClick={() => setSetting(true)}>
              <Settings aria-hidden />
              <FormattedMessage id="reminderLevel.plural" />
            </Button>
          )}
        </Flex>
        {failures.length > 0 && (
          <Notice tone="red">
            {failures.map(failure => (
              <Text key={failure}>
                <bdi>{failure}</bdi>
              </Text>
            ))}
          </Notice>
        )}
        {proposals.length === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'reminder.noneDue' })} text={intl.formatMessage({ id: 'reminder.noneDueText' })} />
        ) : (
          <FigureTable
            label="reminder.due"
            heads={['reminder.customer', 'reminder.level', 'reminder.documents', 'reminder.total', 'reminder.fee']}
            words={['reminder.level', 'reminder.documents']}
            size="md"
            rows={proposals.map(proposal => ({
              key: proposal.customerId,
              cells: [
                <HStack key="customer" gap="1" align="center">
                  {maySend && proposal.email && (
                    <Tick
                      label={intl.formatMessage({ id: 'reminder.choose' }, { name: proposal.customerName })}
                      isOn={!left.has(proposal.customerId)}
                      onToggle={() => toggle(proposal.customerId)}
                    />
                  )}
                  <Stack gap="0">
                    <RecordLink id={proposal.customerId}>
                      <bdi>{proposal.customerName}</bdi>
                    </RecordLink>
                    {!proposal.email && (
                      <Text fontSize="sm" color="fg.muted">
                        <FormattedMessage id="reminder.noEmail" />
                      </Text>
                    )}
                    {maySend && !proposal.email && (
                      <Button
                        size="xs"
                        variant="outline"
                        alignSelf="flex-start"
                        disabled={isBusy}
                        onClick={() => void remind([proposal], true)}
                      >
                        <Printer aria-hidden />
                        <FormattedMessage id="reminder.print" />
                      </Button>
                    )}
                  </Stack>
                </HStack>,
                <Badge key="level" colorPalette={levelTones[proposal.level - 1]}>
                  <FormattedMessage id={`reminderLevel.${proposal.level}`} />
                </Badge>,
                <Stack key="documents" as="ul" gap="0" listStyleType="none">
                  {proposal.documents.map(({ documentId, number, dueOn, daysLate }) => (
                    <li key={documentId}>
                      <RecordLink id={documentId} fontWeight="normal">
                        <Ltr whiteSpace="nowrap">{number ?? '–'}</Ltr>
                      </RecordLink>{' '}
                      <Text as="span" fontSize="sm" color="fg.muted">
                        <Day on={dueOn} /> · <FormattedMessage id="reminder.late" values={{ count: daysLate }} />
                      </Text>
                    </li>
                  ))}
                </Stack>,
                <MoneyText key="total" value={proposal.total} currency={proposal.currency} />,
                <MoneyText key="fee" value={proposal.fee} currency={proposal.currency} blankZero />,
              ],
            }))}
          />
        )}
      </Stack>
      {isSetting && (
        <Part>
          <ReminderLevelsDialog levels={data} onClose={() => setSetting(false)} />
        </Part>
      )}
    </Panel>
  );
}
