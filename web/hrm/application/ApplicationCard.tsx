import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { ApplicationCard_application$key } from '../../core/relay/generated/ApplicationCard_application.graphql.ts';
import { CardBody, CardEnds, CardNote, CardText, CardTitle } from '../../core/screens/board/cardParts.tsx';
import { Avatar } from '../../core/ui/Avatar.tsx';
import { fixedBadge } from '../../core/ui/fixed.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { Rating } from './Rating.tsx';

const Duplicate = fixedBadge('amber');

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
    <CardBody>
      <CardTitle id={id}>{name}</CardTitle>
      <CardEnds>
        <CardText>
          <bdi>{position.title}</bdi>
        </CardText>
        {owner && (
          <div title={owner.name}>
            <Hidden>{owner.name}</Hidden>
            <Avatar name={owner.name} image={owner.profileImage?.url} size="6" />
          </div>
        )}
      </CardEnds>
      {qualification && (
        <CardNote>
          <bdi>{qualification}</bdi>
        </CardNote>
      )}
      <CardNote>
        {typeof rating === 'number' && <Rating value={rating} />}
        {interviewAt && (
          <span>
            <FormattedMessage id="application.interviewOn" values={{ at: <When at={interviewAt} /> }} />
          </span>
        )}
        {status === 'INACTIVE' && <StatusBadge status={status} />}
        {duplicateCount > 0 && (
          <Duplicate>
            <FormattedMessage id="application.duplicate" />
          </Duplicate>
        )}
      </CardNote>
    </CardBody>
  );
}
