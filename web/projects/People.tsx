import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { People_users$key } from '../core/relay/generated/People_users.graphql.ts';
import { Avatar } from '../core/ui/Avatar.tsx';
import { fixed } from '../core/ui/fixed.tsx';
import { Hidden } from '../core/ui/Hidden.tsx';

/** Number of people shown on a card; of more, only the number is shown. */
const shown = 4;

const Row = fixed('div', { display: 'flex', alignItems: 'center', gap: '1' });
const More = fixed('span', { fontSize: 'xs', color: 'fg.muted' });

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
    <Row title={names}>
      <Hidden>{names}</Hidden>
      {people.slice(0, shown).map(({ userId, name, profileImage }) => (
        <Avatar key={userId} name={name} image={profileImage?.url} size="6" />
      ))}
      {more > 0 && (
        <More aria-hidden>
          <FormattedMessage id="people.more" values={{ count: more }} />
        </More>
      )}
    </Row>
  );
}
