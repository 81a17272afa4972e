import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Bytes } from '../../core/i18n/Bytes.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { CompanyListQuery, CompanyListQuery$data } from '../../core/relay/generated/CompanyListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { companyList } from '../addresses.ts';
import { CompanyActions } from './CompanyActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { SuspendCompany } from './SuspendCompany.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const ChangePlan = lazyPart(async () => (await import('./ChangePlan.tsx')).ChangePlan);
const EnterCompany = lazyPart(async () => (await import('./EnterCompany.tsx')).EnterCompany);
const CompanyForm = lazyPart(async () => (await import('./CompanyForm.tsx')).CompanyForm);
const NewCompany = lazyPart(async () => (await import('./NewCompany.tsx')).NewCompany);

type CompanyRow = NonNullable<CompanyListQuery$data['companies']>['edges'][number]['node'];

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

/** /company/: all companies of this installation; SUPER_ADMIN only. */
export function CompanyList({ query }: ScreenProps<CompanyListQuery>) {
  const [{ allPlans }, list] = useList<CompanyListQuery, 'companies'>(
    graphql`
      query CompanyListQuery($first: Int, $after: String, $search: String, $filter: CompanyFilter, $sort: CompanySort) @preloadable {
        ...ListScreen_settings @arguments(screen: "company")
        companies(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
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
              ...CompanyActions_company
              ...EnterCompany_company
              ...ChangePlan_company
              ...SuspendCompany_company
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
    'companies',
    ['Company'],
  );
  const intl = useIntl();
  const plans = (allPlans ?? []).map(({ code }) => ({ value: code, label: intl.formatMessage({ id: `plan.${code}` }) }));
  return (
    <>
      <ListScreen
        spec={companyList}
        list={list}
        columns={columns}
        searchable
        create="company.new"
        actions={company => <CompanyActions company={company} />}
      />
      <RecordDialogs
        entity="company"
        rows={list.rows}
        form={(id, onClose) => (id ? <CompanyForm id={id} onClose={onClose} /> : <NewCompany plans={plans} onClose={onClose} />)}
        removal={graphql`
          mutation CompanyListDeleteMutation($input: DeleteInput!) {
            deleteCompanies(input: $input) {
              ...saving_payload
              deletedIds
            }
          }
        `}
        deleteText="company.deleteText"
        isFinal
        others={{
          enter: (company, onClose) => <EnterCompany company={company} onClose={onClose} />,
          plan: (company, onClose) => <ChangePlan company={company} plans={plans} onClose={onClose} />,
          suspend: (company, onClose) => <SuspendCompany company={company} onClose={onClose} />,
        }}
      />
    </>
  );
}
