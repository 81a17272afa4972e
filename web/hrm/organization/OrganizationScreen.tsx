import { Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { OrganizationScreenQuery } from '../../core/relay/generated/OrganizationScreenQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { OrganizationTree } from './OrganizationTree.tsx';
import { organizationTree } from './organizationTree.ts';

/** People of whom the server shows no more at once. */
const mostNodes = 500;

/** /HRM/organization/: the organization chart, of the whole company or below one of its people. */
export function OrganizationScreen({ query }: ScreenProps<OrganizationScreenQuery>) {
  const intl = useIntl();
  const { address } = useAddress();
  const { organization } = usePreloadedQuery<OrganizationScreenQuery>(
    graphql`
      query OrganizationScreenQuery($rootId: ID) @preloadable {
        organization(rootId: $rootId) @required(action: THROW) {
          employeeId
          name
          designation
          departmentName
          managerId
          reportCount
        }
      }
    `,
    query,
  );
  useLiveUpdates('Employee', 'Department');
  const branches = useMemo(() => organizationTree(organization), [organization]);
  const root = address.get('root');
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="menu.organization" />}>
        {root && (
          <QuietLink to="/HRM/organization/">
            <FormattedMessage id="organization.all" />
          </QuietLink>
        )}
      </ScreenHead>
      {organization.length >= mostNodes && (
        <Notice>
          <FormattedMessage id="organization.partly" values={{ count: mostNodes }} />
        </Notice>
      )}
      {branches.length > 0 ? (
        <OrganizationTree key={root} branches={branches} />
      ) : (
        <EmptyState title={intl.formatMessage({ id: 'organization.none' })} text={intl.formatMessage({ id: 'organization.noneText' })} />
      )}
    </Stack>
  );
}
