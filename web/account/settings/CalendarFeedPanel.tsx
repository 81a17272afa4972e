import { Button, HStack, Text } from '@chakra-ui/react';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { When } from '../../core/i18n/When.tsx';
import type { CalendarFeedPanel_query$key } from '../../core/relay/generated/CalendarFeedPanel_query.graphql.ts';
import type { CalendarFeedPanelRenewMutation } from '../../core/relay/generated/CalendarFeedPanelRenewMutation.graphql.ts';
import type { CalendarFeedPanelRevokeMutation } from '../../core/relay/generated/CalendarFeedPanelRevokeMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { ConfirmFooter } from '../../core/ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { SecretModal } from '../../core/ui/SecretModal.tsx';
import { toast } from '../../core/ui/toasts.ts';

/** The link at which the viewer's calendar programs read their dates: to make, copy once, replace and revoke. */
export function CalendarFeedPanel({ query }: { query: CalendarFeedPanel_query$key }) {
  const { calendarFeed } = useFragment(
    graphql`
      fragment CalendarFeedPanel_query on Query {
        calendarFeed {
          createdAt
          readAt
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<'renew' | 'revoke'>();
  const [link, setLink] = useState<string>();
  const [renew, isRenewing] = useSaving<CalendarFeedPanelRenewMutation>(graphql`
    mutation CalendarFeedPanelRenewMutation($input: CalendarFeedInput!) {
      renewCalendarFeed(input: $input) {
        ...saving_payload
        link
      }
    }
  `);
  const [revoke, isRevoking] = useAction<CalendarFeedPanelRevokeMutation>(
    'calendarFeed',
    graphql`
      mutation CalendarFeedPanelRevokeMutation($input: CalendarFeedInput!) {
        revokeCalendarFeed(input: $input) {
          ...saving_payload
        }
      }
    `,
    'calendarFeed.revoked',
  );
  const make = async () => {
    const { response, issues } = await renew({ input: {} });
    if (issues.length > 0) toast(intl.formatMessage({ id: 'calendarFeed.title' }), 'red', issues.map(({ text }) => text).join(' '));
    else setLink(response?.renewCalendarFeed.link ?? undefined);
    void revalidate();
  };
  const confirm = async () => {
    await (asked === 'renew' ? make() : revoke({ input: {} }));
    ask(undefined);
  };
  return (
    <Panel title={<FormattedMessage id="calendarFeed.title" />} text={<FormattedMessage id="calendarFeed.text" />}>
      <Text marginBlockEnd="3" fontSize="sm" color="fg.muted">
        {calendarFeed ? (
          <>
            <FormattedMessage id="calendarFeed.made" values={{ at: <When at={calendarFeed.createdAt} /> }} />
            {' · '}
            {calendarFeed.readAt ? (
              <FormattedMessage id="calendarFeed.lastRead" values={{ at: <When at={calendarFeed.readAt} /> }} />
            ) : (
              <FormattedMessage id="calendarFeed.neverRead" />
            )}
          </>
        ) : (
          <FormattedMessage id="calendarFeed.none" />
        )}
      </Text>
      <HStack wrap="wrap">
        <Button
          variant={calendarFeed ? 'outline' : 'solid'}
          disabled={isRenewing}
          onClick={() => (calendarFeed ? ask('renew') : void make())}
        >
          <CalendarSync size={16} aria-hidden />
          <FormattedMessage id={calendarFeed ? 'calendarFeed.renew' : 'calendarFeed.create'} />
        </Button>
        {calendarFeed && (
          <Button variant="outline" colorPalette="red" onClick={() => ask('revoke')}>
            <FormattedMessage id="calendarFeed.revoke" />
          </Button>
        )}
      </HStack>
      {asked && (
        <Modal title={intl.formatMessage({ id: `calendarFeed.${asked}Title` })} onClose={() => ask(undefined)} size="sm">
          <ModalBody>
            <FormattedMessage id={`calendarFeed.${asked}Text`} />
          </ModalBody>
          <ConfirmFooter
            label={`calendarFeed.${asked}`}
            isBusy={isRenewing || isRevoking}
            onCancel={() => ask(undefined)}
            onConfirm={confirm}
          />
        </Modal>
      )}
      {link && !asked && (
        <SecretModal
          secret={link}
          title="calendarFeed.new"
          text="calendarFeed.newText"
          label="calendarFeed.address"
          onClose={() => setLink(undefined)}
        />
      )}
    </Panel>
  );
}
