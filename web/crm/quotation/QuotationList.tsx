import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { QuotationListQuery, QuotationListQuery$data } from '../../core/relay/generated/QuotationListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { quotationList } from './quotationAddress.ts';
import { bulk } from './quotationBulk.tsx';
import { QuotationActions } from './QuotationActions.tsx';
import { QuotationStatus } from './QuotationStatus.tsx';
import { useQuotationName } from './useQuotationName.ts';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { crmQuotationRemoval } from '../../core/relay/operations/crmQuotationOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';
import { CustomerSelect } from '../../parties/customer/LazyCustomerSelect.ts';

const QuotationForm = lazyPart(async () => (await import('./QuotationForm.tsx')).QuotationForm);

type QuotationRow = QuotationListQuery$data['crmQuotations']['edges'][number]['node'];

const columns: Column<QuotationRow>[] = [
  {
    label: 'quotation.number',
    sort: 'NUMBER',
    width: 135,
    cell: ({ id, number }) => <RecordLink id={id}>{number ? <Ltr>{number}</Ltr> : <FormattedMessage id="quotation.draft" />}</RecordLink>,
  },
  {
    label: 'quotation.customer',
    width: 145,
    cell: ({ customer }) => (
      <RecordLink id={customer.id} fontWeight="normal">
        <bdi>{customer.name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'quotation.description',
    width: 186,
    cell: ({ description }) => description && <Excerpt text={description} />,
  },
  { label: 'quotation.validUntil', sort: 'VALID_UNTIL', width: 120, cell: ({ validUntil }) => <Day on={validUntil} /> },
  { label: 'quotation.status', width: 115, cell: ({ status }) => <QuotationStatus status={status} /> },
  {
    label: 'quotation.total',
    sort: 'TOTAL',
    numeric: true,
    width: 125,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
];

const choosers = { customer: CustomerSelect, owner: CompanyUserSelect };

/** /CRM/quotations/: the quotation list. */
export function QuotationList({ query }: ScreenProps<QuotationListQuery>) {
  const [, list] = useList<QuotationListQuery, 'crmQuotations'>(
    graphql`
      query QuotationListQuery($first: Int, $after: String, $search: String, $filter: CrmQuotationFilter, $sort: CrmQuotationSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "quotation")
        crmQuotations(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              customer {
                id
                name
              }
              description
              validUntil
              status
              total
              currency
            }
          }
        }
      }
    `,
    query,
    'crmQuotations',
    ['CrmQuotation', 'Customer'],
  );
  const nameOf = useQuotationName();
  return (
    <>
      <ListScreen
        spec={quotationList}
        list={list}
        columns={columns}
        searchable
        create="quotation.new"
        bulk={bulk}
        choosers={choosers}
        actions={quotation => <QuotationActions id={quotation.id} name={nameOf(quotation)} />}
      />
      <RecordDialogs
        entity="quotation"
        rows={list.rows}
        nameOf={nameOf}
        form={(id, onClose) => <QuotationForm id={id} status={list.rows.find(row => row.id === id)?.status} onClose={onClose} />}
        removal={crmQuotationRemoval}
        deleteText="quotation.deleteText"
      />
    </>
  );
}
