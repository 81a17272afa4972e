import { Button, chakra, Flex } from '@chakra-ui/react';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { FollowButton_record$key } from '../relay/generated/FollowButton_record.graphql.ts';
import type { FollowButtonMutation } from '../relay/generated/FollowButtonMutation.graphql.ts';
import { useAction } from '../screens/useAction.ts';
import { currentSession } from '../session/session.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Popover, PopoverItem } from '../ui/Popover.tsx';

/** Who follows a record, and the viewer's choice to follow it or stop. */
export function FollowButton({ record }: { record: FollowButton_record$key }) {
  const { id, followers } = useFragment(
    graphql`
      fragment FollowButton_record on Record {
        id
        followers {
          userId
          name
          profileImage {
            url
          }
        }
      }
    `,
    record,
  );
  const intl = useIntl();
  const [save, isBusy] = useAction<FollowButtonMutation>(
    'follow',
    graphql`
      mutation FollowButtonMutation($input: FollowRecordInput!) {
        followRecord(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const { userId: ownId } = currentSession();
  const follows = followers.some(({ userId }) => userId === ownId);
  const label = intl.formatMessage({ id: 'follow.button' }, { count: followers.length });
  return (
    <Popover
      label={label}
      trigger={popover => (
        <Button popoverTarget={popover} variant="outline" aria-label={label} aria-busy={isBusy}>
          {follows ? <BellRing aria-hidden /> : <Bell aria-hidden />}
          <FormattedNumber value={followers.length} />
        </Button>
      )}
    >
      <PopoverItem disabled={isBusy} onClick={() => void save({ input: { recordId: id, follows: !follows } })}>
        {follows ? <BellOff size={16} aria-hidden /> : <Bell size={16} aria-hidden />}
        <FormattedMessage id={follows ? 'follow.unfollow' : 'follow.follow'} />
      </PopoverItem>
      <chakra.p paddingInline="2.5" paddingBlock="1.5" maxWidth="64" fontSize="xs" color="fg.muted">
        <FormattedMessage id={followers.length === 0 ? 'follow.none' : 'follow.text'} />
      </chakra.p>
      <chakra.ul aria-label={intl.formatMessage({ id: 'follow.one' })} maxHeight="64" overflowY="auto">
        {followers.map(({ userId, name, profileImage }) => (
          <Flex as="li" key={userId} align="center" gap="2" paddingInline="2.5" paddingBlock="1" fontSize="sm">
            <Avatar name={name} image={profileImage?.url} size="6" />
            <bdi>{name}</bdi>
          </Flex>
        ))}
      </chakra.ul>
    </Popover>
  );
}
