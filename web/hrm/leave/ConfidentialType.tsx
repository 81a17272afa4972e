import { IconButton } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ConfidentialTypeQuery } from '../../core/relay/generated/ConfidentialTypeQuery.graphql.ts';
import { useHolds } from '../../core/session/may.ts';

/** That leave is confidential; its type is shown to holders of the right to see it, at a press that is recorded. */
export function ConfidentialType({ id }: { id: string }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const maySee = useHolds('HRM_SEE_HEALTH');
  const [shown, setShown] = useState<string | null>();
  const [isLooking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    const query = graphql`
      query ConfidentialTypeQuery($id: ID!) {
        leaveRequest(id: $id) {
          confidentialType
        }
      }
    `;
    const answer = await fetchQuery<ConfidentialTypeQuery>(environment, query, { id })
      .toPromise()
      .catch(() => undefined);
    setShown(answer?.leaveRequest?.confidentialType);
    setLooking(false);
  };
  if (shown) return <bdi>{shown}</bdi>;
  return (
    <>
      <FormattedMessage id="leaveRequest.confidential" />
      {maySee && (
        <IconButton
          variant="ghost"
          size="xs"
          loading={isLooking}
          marginInlineStart="1"
          aria-label={intl.formatMessage({ id: 'leaveRequest.showType' })}
          title={intl.formatMessage({ id: 'leaveRequest.showType' })}
          onClick={() => void look()}
        >
          <Eye aria-hidden />
        </IconButton>
      )}
    </>
  );
}
