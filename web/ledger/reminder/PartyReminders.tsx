import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { PartyReminders_account$key } from '../../core/relay/generated/PartyReminders_account.graphql.ts';
import { Panel } from '../../core/ui/Panel.tsx';

/** The last reminders that a customer was sent. */
export function PartyReminders({ account: key }: { account: PartyReminders_account$key }) {
  const { reminders, currency } = useFragment(
    graphql`
      fragment PartyReminders_account on PartyAccount {
        currency
        reminders {
          reminderId
          number
          level
          sentOn
          total
        }
      }
    `,
    key,
  );
  if (!reminders.length) return null;
  return (
    <Panel title={<FormattedMessage id="reminder.plural" />}>
      <Stack as="ul" gap="1" listStyleType="none">
        {reminders.map(({ reminderId, number, level, sentOn, total }) => (
          <li key={reminderId}>
            <a href={`/print/${reminderId}.pdf`} target="_blank" rel="noreferrer">
              <Ltr>{number}</Ltr>
            </a>{' '}
            · <FormattedMessage id={`reminderLevel.${level}`} /> · <Day on={sentOn} />{' '}
            <Text as="span" color="fg.muted">
              <MoneyText value={total} currency={currency ?? undefined} />
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
