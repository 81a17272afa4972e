import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { PackageListQuery, PackageListQuery$data } from '../../core/relay/generated/PackageListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { OfferState } from '../offer/OfferState.tsx';
import { packageList } from '../offer/addresses.ts';
import { PackageActions } from './PackageActions.tsx';
import { bulk } from './packageBulk.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { inventoryPackageRemoval } from '../../core/relay/operations/inventoryPackageOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const PackageForm = lazyPart(async () => (await import('./PackageForm.tsx')).PackageForm);

type PackageRow = PackageListQuery$data['inventoryPackages']['edges'][number]['node'];

const columns: Column<PackageRow>[] = [
  {
    label: 'package.title',
    sort: 'TITLE',
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'package.discountPercentage',
    sort: 'DISCOUNT_PERCENTAGE',
    numeric: true,
    cell: ({ discountPercentage }) => (
      <>
        <Percent value={discountPercentage} />
      </>
    ),
  },
  { label: 'package.finalCharges', sort: 'FINAL_CHARGES', numeric: true, cell: ({ finalCharges }) => <MoneyText value={finalCharges} /> },
  {
    label: 'package.available',
    sort: 'AVAILABLE',
    numeric: true,
    cell: ({ available }) => available && <NumberText value={Number(available)} />,
  },
  { label: 'package.expiryDate', sort: 'EXPIRY_DATE', cell: ({ expiryDate }) => expiryDate && <Day on={expiryDate} /> },
  { label: 'package.state', sort: 'STATE', cell: ({ state }) => <OfferState state={state} /> },
  { label: 'package.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /inventory/packages/: the package list. */
export function PackageList({ query }: ScreenProps<PackageListQuery>) {
  const [, list] = useList<PackageListQuery, 'inventoryPackages'>(
    graphql`
      query PackageListQuery($first: Int, $after: String, $search: String, $filter: InventoryPackageFilter, $sort: InventoryPackageSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "package")
        inventoryPackages(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              discountPercentage
              finalCharges
              available
              expiryDate
              state
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'inventoryPackages',
    ['InventoryPackage', 'InventoryProduct', 'InventoryService'],
  );
  return (
    <>
      <ListScreen
        spec={packageList}
        list={list}
        columns={columns}
        searchable
        create="package.new"
        bulk={bulk}
        actions={record => <PackageActions record={record} />}
      />
      <RecordDialogs
        entity="package"
        rows={list.rows}
        form={(id, onClose) => <PackageForm id={id} onClose={onClose} />}
        removal={inventoryPackageRemoval}
      />
    </>
  );
}
