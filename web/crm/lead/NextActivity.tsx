import { FormattedDate, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { NextActivity_lead$key } from '../../core/relay/generated/NextActivity_lead.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';

/** Day of a lead's next activity, in red and in words when it is overdue; renders nothing if none is planned. */
export function NextActivity({ lead }: { lead: NextActivity_lead$key }) {
  const { nextActivityOn, isOverdue } = useFragment(
    graphql`
      fragment NextActivity_lead on Lead {
        nextActivityOn
        isOverdue
      }
    `,
    lead,
  );
  if (!nextActivityOn) return null;
  const day = <FormattedDate value={nextActivityOn} day="numeric" month="short" timeZone="UTC" />;
  return (
    <Badge colorPalette={isOverdue ? 'red' : 'accent'}>
      {isOverdue ? <FormattedMessage id="lead.overdueSince" values={{ day }} /> : day}
    </Badge>
  );
}
