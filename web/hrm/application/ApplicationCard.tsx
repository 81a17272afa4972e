import { Badge, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { ApplicationCard_application$key } from '../../core/relay/generated/ApplicationCard_application.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Avatar } from '../../core/ui/Avatar.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { Rating } from './Rating.tsx';

/** An application's card on the board. */
export function ApplicationCard({ application }: { application: ApplicationCard_application$key }) {
  const { id, name, qualification, position, owner, rating, interviewAt, duplicateCount, status } = useFragment(
    graphql`
      fragment ApplicationCard_application on Application {
        id
        name
        qualification
        rating
        interviewAt
        duplicateCount
        status
        position {
          title
        }
        owner {
          userId
          name
          profileImage {
            url
          }
        }
      }
    `,
    application,
  );
  return (
    <Stack gap="1.5" fontSize="sm">
      <RecordLink id={id} draggable={false}>
        <bdi>{name}</bdi>
      </RecordLink>
      <Flex align="center" justify="space-between" gap="2" minHeight="6">
        <Text color="fg.muted" overflowWrap="anywhere" minWidth="0">
          <bdi>{position.title}</bdi>
        </Text>
        {owner && (
          <Flex title={owner.name}>
            <Hidden>{owner.name}</Hidden>
            <Avatar name={owner.name} image={owner.profileImage?.url} size="6" />
          </Flex>
        )}
      </Flex>
      {qualification && (
        <Text fontSize="xs" color="fg.muted">
          <bdi>{qualification}</bdi>
        </Text>
      )}
      <Flex align="center" gap="2" wrap="wrap" fontSize="xs">
        {typeof rating === 'number' && <Rating value={rating} />}
        {interviewAt && (
          <Text as="span" color="fg.muted">
            <FormattedMessage id="application.interviewOn" values={{ at: <When at={interviewAt} /> }} />
          </Text>
        )}
        {status === 'INACTIVE' && <StatusBadge status={status} />}
        {duplicateCount > 0 && (
          <Badge colorPalette="amber">
            <FormattedMessage id="application.duplicate" />
          </Badge>
        )}
      </Flex>
    </Stack>
  );
}
