import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../i18n/When.tsx';
import type { ViewMailItem_mail$key } from '../../relay/generated/ViewMailItem_mail.graphql.ts';
import type { ViewMailItemDeleteMutation } from '../../relay/generated/ViewMailItemDeleteMutation.graphql.ts';
import type { ViewMailItemSendMutation } from '../../relay/generated/ViewMailItemSendMutation.graphql.ts';
import type { ViewMailItemSwitchMutation } from '../../relay/generated/ViewMailItemSwitchMutation.graphql.ts';
import { useSaving, type Outcome } from '../../relay/saving.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toasts.ts';
import { useMailTimes } from './useMailTimes.ts';

/** One schedule of a mailed view, which can be sent at once, switched off and on, and deleted. */
export function ViewMailItem({ mail, onChanged }: { mail: ViewMailItem_mail$key; onChanged: () => void }) {
  const intl = useIntl();
  const { when } = useMailTimes();
  const { id, version, weekday, monthDay, hour, format, readerIds, leftNames, status, nextAt, lastSentAt, failure } = useFragment(
    graphql`
      fragment ViewMailItem_mail on ViewMail {
        id
        version
        weekday
        monthDay
        hour
        format
        readerIds
        leftNames
        status
        nextAt
        lastSentAt
        failure
      }
    `,
    mail,
  );
  const [send, isSending] = useSaving<ViewMailItemSendMutation>(graphql`
    mutation ViewMailItemSendMutation($input: RecordInput!) {
      sendViewMail(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [change, isChanging] = useSaving<ViewMailItemSwitchMutation>(graphql`
    mutation ViewMailItemSwitchMutation($input: UpdateViewMailInput!) {
      updateViewMail(input: $input) {
        ...saving_payload
        viewMail {
          ...ViewMailItem_mail
        }
      }
    }
  `);
  const [remove, isRemoving] = useSaving<ViewMailItemDeleteMutation>(graphql`
    mutation ViewMailItemDeleteMutation($input: DeleteInput!) {
      deleteViewMails(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  const isBusy = isSending || isChanging || isRemoving;
  const isActive = status === 'ACTIVE';
  const label = `${when({ weekday, monthDay, hour })} · ${intl.formatMessage({ id: `viewMail.format.${format}` })}`;
  const run = async (outcome: Promise<Outcome<unknown>>, message: string) => {
    const { issues } = await outcome;
    if (issues.length > 0) toast(issues.map(({ text }) => text).join(' '), 'red');
    else toast(intl.formatMessage({ id: message }));
    onChanged();
  };
  return (
    <chakra.li listStyleType="none" borderWidth="1px" borderRadius="md" padding="3">
      <Text fontWeight="medium">{label}</Text>
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="viewMail.to" values={{ count: readerIds.length - leftNames.length }} />
      </Text>
      {leftNames.length > 0 && (
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          <FormattedMessage id="viewMail.left" values={{ names: <bdi>{intl.formatList(leftNames)}</bdi> }} />
        </Text>
      )}
      <Text fontSize="sm" color="fg.muted">
        {isActive ? <FormattedMessage id="viewMail.next" values={{ at: <When at={nextAt} /> }} /> : <FormattedMessage id="viewMail.off" />}
        {lastSentAt && (
          <>
            {' · '}
            <FormattedMessage id="viewMail.last" values={{ at: <When at={lastSentAt} /> }} />
          </>
        )}
      </Text>
      {failure && (
        <Box marginBlockStart="2">
          <Notice tone="amber">{failure}</Notice>
        </Box>
      )}
      <Flex gap="1" wrap="wrap" marginBlockStart="1" marginInlineStart="-2.5" role="group" aria-label={label}>
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void run(send({ input: { id } }), 'viewMail.sent')}>
          <FormattedMessage id="viewMail.send" />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isBusy}
          onClick={() =>
            void run(
              change({ input: { id, version, status: isActive ? 'INACTIVE' : 'ACTIVE' } }),
              isActive ? 'viewMail.switchedOff' : 'viewMail.switchedOn',
            )
          }
        >
          <FormattedMessage id={isActive ? 'viewMail.switchOff' : 'viewMail.switchOn'} />
        </Button>
        <Button
          variant="ghost"
          colorPalette="red"
          size="sm"
          disabled={isBusy}
          onClick={() => void run(remove({ input: { ids: [id] } }), 'viewMail.deleted')}
        >
          <FormattedMessage id="action.delete" />
        </Button>
      </Flex>
    </chakra.li>
  );
}
