import { graphql } from 'react-relay';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  EcommerceProductGroupListQuery,
  EcommerceProductGroupListQuery$data,
} from '../../core/relay/generated/EcommerceProductGroupListQuery.graphql.ts';
import {
  ecommerceProductGroupBulk,
  ecommerceProductGroupRemoval,
  ecommerceProductGroupUpdate,
} from '../../core/relay/operations/ecommerceProductGroupOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ecommerceProductGroupList } from '../addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const EcommerceProductGroupForm = lazyPart(async () => (await import('./EcommerceProductGroupForm.tsx')).EcommerceProductGroupForm);

type EcommerceProductGroupRow = EcommerceProductGroupListQuery$data['ecommerceProductGroups']['edges'][number]['node'];

const columns: Column<EcommerceProductGroupRow>[] = [
  {
    label: 'ecommerceProductGroup.path',
    sort: 'PATH',
    width: 260,
    cell: ({ id, path }) => (
      <RecordLink id={id}>
        <bdi>{path}</bdi>
      </RecordLink>
    ),
  },
  { label: 'ecommerceProductGroup.description', width: 260, cell: ({ description }) => description && <Excerpt text={description} /> },
  {
    label: 'ecommerceProductGroup.productCount',
    sort: 'PRODUCT_COUNT',
    numeric: true,
    width: 110,
    cell: ({ productCount }) => <NumberText value={productCount} />,
  },
  { label: 'ecommerceProductGroup.status', sort: 'STATUS', width: 120, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'ecommerceProductGroup.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /ecommerce/productGroups/: the shop's product groups. */
export function EcommerceProductGroupList({ query }: ScreenProps<EcommerceProductGroupListQuery>) {
  const [, list] = useList<EcommerceProductGroupListQuery, 'ecommerceProductGroups'>(
    graphql`
      query EcommerceProductGroupListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: EcommerceProductGroupFilter
        $sort: EcommerceProductGroupSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "ecommerceProductGroup")
        ecommerceProductGroups(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              path
              description
              productCount
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'ecommerceProductGroups',
    ['EcommerceProductGroup', 'EcommerceProduct'],
  );
  return (
    <>
      <ListScreen
        spec={ecommerceProductGroupList}
        list={list}
        imports="EcommerceProductGroup"
        columns={columns}
        searchable
        create="ecommerceProductGroup.new"
        bulk={{ ...ecommerceProductGroupBulk, isRestorable: true, fields: [bulkStatus('ecommerceProductGroup.status')] }}
        actions={group => (
          <RecordActions entity="ecommerceProductGroup" record={group} name={group.title} update={ecommerceProductGroupUpdate} />
        )}
      />
      <RecordDialogs
        entity="ecommerceProductGroup"
        rows={list.rows}
        form={(id, onClose) => <EcommerceProductGroupForm id={id} onClose={onClose} />}
        removal={ecommerceProductGroupRemoval}
      />
    </>
  );
}
