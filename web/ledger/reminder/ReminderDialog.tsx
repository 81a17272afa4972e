import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ReminderDialogMutation } from '../../core/relay/generated/ReminderDialogMutation.graphql.ts';
import type { ReminderListQuery$data } from '../../core/relay/generated/ReminderListQuery.graphql.ts';
import { PrintLink } from '../../core/record/PrintLink.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';

type Reminder = ReminderListQuery$data['reminders']['edges'][number]['node'];

/** A reminder that was sent: its documents and its fee, which can be waived. */
export function ReminderDialog({ reminder, onClose }: { reminder: Reminder; onClose: () => unknown }) {
  const intl = useIntl();
  const mayWaive = useMay('APPROVE');
  const { id, number, currency, lines, fee, sentOn, waivedOn, total, customer } = reminder;
  const [waive, isBusy] = useAction<ReminderDialogMutation>(
    'reminder',
    graphql`
      mutation ReminderDialogMutation($input: RecordInput!) {
        waiveReminderFee(input: $input) {
          ...saving_payload
          reminder {
            id
            waivedOn
          }
        }
      }
    `,
    'reminder.feeWaived',
  );
  return (
    <Modal title={intl.formatMessage({ id: 'reminder.titled' }, { number })} onClose={onClose}>
      <ModalBody>
        <Stack gap="4">
          <Facts marginBlockEnd="0">
            <Fact label="reminder.customer">
              <RecordLink id={customer.id}>
                <bdi>{customer.name}</bdi>
              </RecordLink>
            </Fact>
            <Fact label="reminder.sentOn">
              <Day on={sentOn} />
            </Fact>
            <Fact label="reminder.total">
              <MoneyText value={total} currency={currency} />
            </Fact>
            <Fact label="reminder.fee">
              {Number(fee) > 0 && (
                <>
                  <MoneyText value={fee} currency={currency} /> {waivedOn && <FormattedMessage id="reminder.waived" />}
                </>
              )}
            </Fact>
          </Facts>
          <FigureTable
            label="reminder.documents"
            heads={['reminder.document', 'reminder.dueOn', 'reminder.times', 'reminder.open']}
            words={['reminder.dueOn']}
            rows={lines.map(line => ({
              key: line.documentId,
              cells: [
                <RecordLink key="number" id={line.documentId}>
                  <Ltr>{line.number ?? '–'}</Ltr>
                </RecordLink>,
                <Day key="dueOn" on={line.dueOn} />,
                line.level,
                <MoneyText key="open" value={line.balance} currency={currency} />,
              ],
            }))}
          />
        </Stack>
      </ModalBody>
      <ModalFooter>
        <PrintLink id={id} />
        {Number(fee) > 0 && !waivedOn && mayWaive && (
          <Button variant="outline" disabled={isBusy} aria-busy={isBusy} onClick={() => void waive({ input: { id } })}>
            <FormattedMessage id="reminder.waive" />
          </Button>
        )}
        <Button onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
