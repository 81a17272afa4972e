import { Stack, Table, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type {
  NotificationPreferencesQuery,
  NotificationPreferencesQuery$data,
} from '../core/relay/generated/NotificationPreferencesQuery.graphql.ts';
import type { NotificationPreferencesMutation } from '../core/relay/generated/NotificationPreferencesMutation.graphql.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { ScreenHead } from '../core/screens/ScreenHead.tsx';
import { useAction } from '../core/screens/useAction.ts';
import { Panel } from '../core/ui/Panel.tsx';
import { ScrollArea } from '../core/ui/ScrollArea.tsx';

type Preference = NotificationPreferencesQuery$data['notificationPreferences'][number];
const channels = ['inApp', 'byMail', 'inDigest'] as const;

/** /settings/notifications/: channels for each kind of notification. Each change is saved immediately. */
export function NotificationPreferences({ query }: ScreenProps<NotificationPreferencesQuery>) {
  const { notificationPreferences } = usePreloadedQuery<NotificationPreferencesQuery>(
    graphql`
      query NotificationPreferencesQuery @preloadable {
        notificationPreferences {
          kind
          inApp
          byMail
          inDigest
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const [update, isBusy] = useAction<NotificationPreferencesMutation>(
    'notificationSetting',
    graphql`
      mutation NotificationPreferencesMutation($input: UpdateNotificationPreferencesInput!) {
        updateNotificationPreferences(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const title = intl.formatMessage({ id: 'notification.preferences' });
  const choose = (preference: Preference) => void update({ input: { preferences: [preference] } });
  return (
    <Stack gap="4" maxWidth="3xl">
      <ScreenHead title={title} />
      <Panel title={<FormattedMessage id="notification.where" />} text={<FormattedMessage id="notification.whereText" />}>
        <ScrollArea label={title}>
          <Table.Root aria-label={title}>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader scope="col" paddingInlineStart={{ base: '2', md: '3' }}>
                  <FormattedMessage id="notification.kind" />
                </Table.ColumnHeader>
                {channels.map(channel => (
                  <Table.ColumnHeader
                    key={channel}
                    scope="col"
                    textAlign="center"
                    whiteSpace="normal"
                    paddingInline={{ base: '1', md: '3' }}
                  >
                    <FormattedMessage id={`notification.channel.${channel}`} />
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {notificationPreferences.map(preference => {
                const kind = intl.formatMessage({ id: `notification.kind.${preference.kind}` });
                return (
                  <Table.Row key={preference.kind}>
                    <Table.Cell paddingInlineStart={{ base: '2', md: '3' }}>
                      <Text as="span">{kind}</Text>
                    </Table.Cell>
                    {channels.map(channel => (
                      <Table.Cell key={channel} textAlign="center" paddingInline={{ base: '1', md: '3' }}>
                        <input
                          type="checkbox"
                          style={{ width: 20, height: 20, verticalAlign: 'middle', accentColor: 'var(--n-colors-accent-solid)' }}
                          aria-label={`${kind}: ${intl.formatMessage({ id: `notification.channel.${channel}` })}`}
                          checked={preference[channel]}
                          disabled={isBusy}
                          onChange={({ target }) => choose({ ...preference, [channel]: target.checked })}
                        />
                      </Table.Cell>
                    ))}
                  </Table.Row>
                );
              })}
            </Table.Body>
          </Table.Root>
        </ScrollArea>
      </Panel>
    </Stack>
  );
}
