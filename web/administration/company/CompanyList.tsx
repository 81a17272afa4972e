import { Badge } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Bytes } from '../../core/i18n/Bytes.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { CompanyListQuery, CompanyListQuery$data } from '../../core/relay/generated/CompanyListQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { companyStatuses } from '../addresses.ts';
import { CompanyActions } from './CompanyActions.tsx';
import { CompanyDialogs } from './CompanyDialogs.tsx';

export type CompanyRow = NonNullable<CompanyListQuery$data['companies']>['edges'][number]['node'];

const columns: Column<CompanyRow>[] = [
  {
    label: 'company.name',
    sort: 'NAME',
    cell: ({ id, name }) => (
      <DialogLink dialog={id}>
        <bdi>{name}</bdi>
      </DialogLink>
    ),
  },
  { label: 'company.plan', cell: ({ plan }) => <FormattedMessage id={`plan.${plan.code}`} /> },
  { label: 'company.currency', cell: ({ currency }) => <Ltr>{currency ?? '–'}</Ltr> },
  { label: 'company.userCount', sort: 'USER_COUNT', numeric: true, cell: ({ userCount }) => <NumberText value={userCount} /> },
  { label: 'company.storageUsed', numeric: true, cell: ({ storageUsed }) => <Bytes value={storageUsed} /> },
  {
    label: 'company.status',
    sort: 'STATUS',
    cell: ({ status }) => (
      <Badge colorPalette={status === 'ACTIVE' ? 'green' : 'amber'}>
        <FormattedMessage id={`company.status.${status}`} />
      </Badge>
    ),
  },
  { label: 'company.createdAt', sort: 'CREATED_AT', cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** /company/: every company on this Noria; SUPER_ADMIN only. */
export function CompanyList({ query }: ScreenProps<CompanyListQuery>) {
  const { companies, allPlans } = usePreloadedQuery<CompanyListQuery>(
    graphql`
      query CompanyListQuery(
        $first: Int
        $after: String
        $last: Int
        $before: String
        $search: String
        $filter: CompanyFilter
        $sort: CompanySort
      ) @preloadable {
        companies(first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              currency
              status
              userCount
              storageUsed
              createdAt
              plan {
                id
                code
              }
            }
          }
        }
        allPlans {
          id
          code
        }
      }
    `,
    query,
  );
  useLiveUpdates('Company');
  const intl = useIntl();
  const status = {
    name: 'status',
    label: intl.formatMessage({ id: 'company.status' }),
    options: companyStatuses.map(value => ({ value, label: intl.formatMessage({ id: `company.status.${value}` }) })),
  };
  const plans = (allPlans ?? []).map(({ code }) => ({ value: code, label: intl.formatMessage({ id: `plan.${code}` }) }));
  return (
    <>
      <ListScreen
        entity="company"
        connection={companies}
        columns={columns}
        filters={[status]}
        searchable
        create="company.new"
        actions={company => <CompanyActions company={company} />}
      />
      <CompanyDialogs companies={companies.edges.map(({ node }) => node)} plans={plans} />
    </>
  );
}
