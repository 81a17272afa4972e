import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { CalendarFeedPanelChooseMutation } from '../../core/relay/generated/CalendarFeedPanelChooseMutation.graphql.ts';
import type {
  CalendarFeedPanel_query$data,
  CalendarFeedPanel_query$key,
} from '../../core/relay/generated/CalendarFeedPanel_query.graphql.ts';
import type { CalendarFeedPanelRenewMutation } from '../../core/relay/generated/CalendarFeedPanelRenewMutation.graphql.ts';
import type { CalendarFeedPanelRevokeMutation } from '../../core/relay/generated/CalendarFeedPanelRevokeMutation.graphql.ts';
import { useSaving, type Outcome } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { ConfirmFooter } from '../../core/ui/ConfirmFooter.tsx';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { SecretModal } from '../../core/ui/SecretModal.tsx';
import { toast } from '../../core/ui/toasts.ts';

type DatedKind = CalendarFeedPanel_query$data['calendarKinds'][number];

/** The link at which the viewer's calendar programs read their dates: to make, copy once, replace and revoke. */
export function CalendarFeedPanel({ query }: { query: CalendarFeedPanel_query$key }) {
  const { calendarFeed, calendarKinds } = useFragment(
    graphql`
      fragment CalendarFeedPanel_query on Query {
        calendarKinds @required(action: THROW)
        calendarFeed {
          createdAt
          readAt
          kinds
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const kindsId = useId();
  const revalidate = useRevalidate();
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
  const [choose, isChoosing] = useSaving<CalendarFeedPanelChooseMutation>(graphql`
    mutation CalendarFeedPanelChooseMutation($input: UpdateCalendarFeedInput!) {
      updateCalendarFeed(input: $input) {
        ...saving_payload
      }
    }
  `);
  const tell = (issues: Outcome<unknown>['issues']) =>
    toast(intl.formatMessage({ id: 'calendarFeed.title' }), 'red', issues.map(({ text }) => text).join(' '));
  const toggle = async (kinds: readonly DatedKind[], kind: DatedKind) => {
    const next = kinds.includes(kind) ? kinds.filter(other => other !== kind) : [...kinds, kind];
    const { issues } = await choose({ input: { kinds: next } });
    if (issues.length > 0) tell(issues);
    void revalidate();
  };
  const make = async () => {
    const { response, issues } = await renew({ input: {} });
    if (issues.length > 0) tell(issues);
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
      {calendarFeed && (
        <Box marginBlockEnd="4">
          <Text fontSize="sm" marginBlockEnd="2" id={kindsId}>
            <FormattedMessage id="calendarFeed.kinds" />
          </Text>
          <Flex gap="1.5" wrap="wrap" role="group" aria-labelledby={kindsId}>
            {calendarKinds.map(kind => (
              <Button
                key={kind}
                size="xs"
                colorPalette="accent"
                variant={calendarFeed.kinds.includes(kind) ? 'subtle' : 'outline'}
                aria-pressed={calendarFeed.kinds.includes(kind)}
                disabled={isChoosing}
                onClick={() => void toggle(calendarFeed.kinds, kind)}
              >
                <FormattedMessage id={`calendarFeed.kind.${kind}`} />
              </Button>
            ))}
          </Flex>
        </Box>
      )}
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
