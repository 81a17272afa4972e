import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { RefusedSaleListQuery, RefusedSaleListQuery$data } from '../../core/relay/generated/RefusedSaleListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Part } from '../../core/ui/Part.tsx';
import { refusedSaleList } from '../till/addresses.ts';
import { RefusedSaleState, RefusedSaleReason } from './RefusedSaleState.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const RefusedSaleDialog = lazyPart(async () => (await import('./RefusedSaleDialog.tsx')).RefusedSaleDialog);
const TillSelect = lazyPart(async () => (await import('../till/TillSelect.tsx')).TillSelect);

type RefusedSaleRow = RefusedSaleListQuery$data['refusedSales']['edges'][number]['node'];

const columns: Column<RefusedSaleRow>[] = [
  {
    label: 'refusedSale.number',
    width: 105,
    cell: ({ id, number }) => (
      <DialogLink dialog={id}>
        <Ltr>{number}</Ltr>
      </DialogLink>
    ),
  },
  { label: 'refusedSale.status', width: 110, sort: 'STATUS', cell: ({ status }) => <RefusedSaleState status={status} /> },
  { label: 'refusedSale.soldAt', sort: 'SOLD_AT', cell: ({ soldAt }) => <When at={soldAt} /> },
  { label: 'refusedSale.till', width: 125, cell: ({ till }) => <bdi>{till.name}</bdi>, exported: { path: 'till.name' } },
  { label: 'refusedSale.cashier', width: 125, cell: ({ cashier }) => <bdi>{cashier.name}</bdi>, exported: { path: 'cashier.name' } },
  { label: 'refusedSale.why', id: 'code', width: 140, cell: ({ code }) => <RefusedSaleReason code={code} />, exported: { path: 'code' } },
  {
    label: 'refusedSale.total',
    width: 105,
    sort: 'TOTAL',
    numeric: true,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
  { label: 'refusedSale.reason', hiddenAtFirst: true, cell: ({ reason }) => reason && <bdi>{reason}</bdi> },
  {
    label: 'refusedSale.settledBy',
    hiddenAtFirst: true,
    cell: ({ settledBy }) => settledBy && <bdi>{settledBy.name}</bdi>,
    exported: { path: 'settledBy.name' },
  },
];

const choosers = { till: TillSelect, cashier: CompanyUserSelect };

/** /inventory/refusedSales/: till sales that the server could not book, until someone decides on them. */
export function RefusedSaleList({ query }: ScreenProps<RefusedSaleListQuery>) {
  const [, list] = useList<RefusedSaleListQuery, 'refusedSales'>(
    graphql`
      query RefusedSaleListQuery($first: Int, $after: String, $filter: RefusedSaleFilter, $sort: RefusedSaleSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "refusedSale")
        refusedSales(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              status
              soldAt
              till {
                name
              }
              cashier {
                name
              }
              code
              total
              currency
              reason
              settledBy {
                name
              }
            }
          }
        }
      }
    `,
    query,
    'refusedSales',
    ['RefusedSale'],
  );
  const { dialog, close } = useAddressedDialog();
  return (
    <>
      <ListScreen spec={refusedSaleList} list={list} columns={columns} choosers={choosers} />
      {dialog && (
        <Part>
          <RefusedSaleDialog id={dialog} onClose={close} />
        </Part>
      )}
    </>
  );
}
