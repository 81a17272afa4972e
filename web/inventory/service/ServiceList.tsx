import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { ServiceListQuery, ServiceListQuery$data } from '../../core/relay/generated/ServiceListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { serviceList } from '../offer/addresses.ts';
import { EnteredPrice } from '../price/EnteredPrice.tsx';
import { ServiceActions } from './ServiceActions.tsx';
import { bulk } from './serviceBulk.tsx';
import { inventoryServiceRemoval } from '../../core/relay/operations/inventoryServiceOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const ServiceForm = lazyPart(async () => (await import('./ServiceForm.tsx')).ServiceForm);

type ServiceRow = ServiceListQuery$data['inventoryServices']['edges'][number]['node'];

const columns: Column<ServiceRow>[] = [
  {
    label: 'service.title',
    sort: 'TITLE',
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'service.serviceType', sort: 'SERVICE_TYPE', cell: ({ serviceType }) => <FormattedMessage id={`serviceType.${serviceType}`} /> },
  {
    label: 'service.charges',
    sort: 'CHARGES',
    numeric: true,
    cell: ({ charges, priceIncludesTax }) => <EnteredPrice value={charges} includesTax={priceIncludesTax} />,
  },
  {
    label: 'service.vatCategory',
    sort: 'VAT_CATEGORY',
    hiddenAtFirst: true,
    cell: ({ vatCategory }) => <FormattedMessage id={`vatCategory.${vatCategory}`} />,
  },
  { label: 'service.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'service.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /inventory/services/: the service list. */
export function ServiceList({ query }: ScreenProps<ServiceListQuery>) {
  const [, list] = useList<ServiceListQuery, 'inventoryServices'>(
    graphql`
      query ServiceListQuery($first: Int, $after: String, $search: String, $filter: InventoryServiceFilter, $sort: InventoryServiceSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "service")
        inventoryServices(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              serviceType
              charges
              priceIncludesTax
              vatCategory
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'inventoryServices',
    ['InventoryService'],
  );
  return (
    <>
      <ListScreen
        spec={serviceList}
        list={list}
        imports="InventoryService"
        columns={columns}
        searchable
        create="service.new"
        bulk={bulk}
        actions={record => <ServiceActions record={record} />}
      />
      <RecordDialogs
        entity="service"
        rows={list.rows}
        form={(id, onClose) => <ServiceForm id={id} onClose={onClose} />}
        removal={inventoryServiceRemoval}
      />
    </>
  );
}
