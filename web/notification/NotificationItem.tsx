import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Excerpt } from '../core/i18n/Excerpt.tsx';
import { When } from '../core/i18n/When.tsx';
import { recordAddress } from '../core/record/recordAddress.ts';
import type { NotificationItem_notification$key } from '../core/relay/generated/NotificationItem_notification.graphql.ts';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { Avatar } from '../core/ui/Avatar.tsx';
import { Hidden } from '../core/ui/Hidden.tsx';

/** Target pages of notifications that are not about a record. */
const places: Record<string, string> = {
  DATA_BROKEN: '/settings/invariants/',
  PLAN_LIMIT_NEAR: '/settings/company/',
  LEAVE_REQUESTED: '/my-team/',
  LEAVE_DECIDED: '/my-profile/',
  CORRECTION_REQUESTED: '/my-team/',
  CORRECTION_DECIDED: '/my-attendance/',
  TIME_SUBMITTED: '/projects/timesheet/',
  TIME_DECIDED: '/projects/timesheet/',
  CHECK_OUT_FORGOTTEN: '/my-attendance/',
  DOCUMENT_EXPIRING: '/my-profile/',
  LEAVING_TASK: '/my-profile/',
  APPRAISAL_SIGNED: '/my-profile/',
};

/** The tab of the record's page that a notification is about. */
const tabs: Record<string, string> = { MENTIONED: '?tab=comments', COMMENTED: '?tab=comments', PROJECT_BUDGET_USED: '?tab=money' };

interface NotificationItemProps {
  notification: NotificationItem_notification$key;
  /** Called when the notification is opened. */
  onFollow: (id: string) => void;
}

/** A notification: who, what and when. Links to the record. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { id, kind, actor, recordId, recordName, count, text, createdAt, isUnread } = useFragment(
    graphql`
      fragment NotificationItem_notification on Notification {
        id
        kind
        recordId
        recordName
        count
        text
        createdAt
        isUnread
        actor {
          name
          profileImage {
            url
          }
        }
      }
    `,
    notification,
  );
  const intl = useIntl();
  const actorName = actor?.name ?? intl.formatMessage({ id: 'history.system' });
  const address = recordId && recordAddress(recordId);
  return (
    <LanguageLink
      to={address ? address + (tabs[kind] ?? '') : (places[kind] ?? '/notifications/')}
      onClick={() => onFollow(id)}
      display="grid"
      gridTemplateColumns="auto 1fr auto"
      columnGap="3"
      padding="2.5"
      borderRadius="md"
      textDecoration="none"
      fontSize="sm"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Avatar name={actorName} image={actor?.profileImage?.url} />
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.p fontWeight={isUnread ? 'semibold' : 'normal'}>
          <FormattedMessage
            id={`notification.${kind}`}
            values={{ actor: <bdi>{actorName}</bdi>, record: <bdi>{recordName ?? '–'}</bdi>, limit: recordName, count }}
          />
        </chakra.p>
        {text && (
          <chakra.div color="fg.muted">
            <Excerpt text={text} />
          </chakra.div>
        )}
        <Text color="fg.muted" fontSize="xs">
          <When at={createdAt} />
        </Text>
      </chakra.div>
      {isUnread && (
        <chakra.span boxSize="2" marginBlockStart="2" borderRadius="full" bg="accent.solid">
          <Hidden>
            <FormattedMessage id="notification.unread" />
          </Hidden>
        </chakra.span>
      )}
    </LanguageLink>
  );
}
