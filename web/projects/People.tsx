import { Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { People_users$key } from '../core/relay/generated/People_users.graphql.ts';
import { Avatar } from '../core/ui/Avatar.tsx';
import { Hidden } from '../core/ui/Hidden.tsx';

/** Number of people shown on a card; of more, only the number is shown. */
const shown = 4;

/** The people on a project or task, as portraits. */
export function People({ users }: { users: People_users$key }) {
  const people = useFragment(
    graphql`
      fragment People_users on CompanyUser @relay(plural: true) {
        userId
        name
        profileImage {
          url
        }
      }
    `,
    users,
  );
  const names = people.map(({ name }) => name).join(', ');
  const more = people.length - shown;
  return (
    <Flex title={names} align="center" gap="1">
      <Hidden>{names}</Hidden>
      {people.slice(0, shown).map(({ userId, name, profileImage }) => (
        <Avatar key={userId} name={name} image={profileImage?.url} size="6" />
      ))}
      {more > 0 && (
        <Text as="span" fontSize="xs" color="fg.muted" aria-hidden>
          <FormattedMessage id="people.more" values={{ count: more }} />
        </Text>
      )}
    </Flex>
  );
}
