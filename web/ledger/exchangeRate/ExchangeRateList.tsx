import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import type { ExchangeRateListQuery, ExchangeRateListQuery$data } from '../../core/relay/generated/ExchangeRateListQuery.graphql.ts';
import { exchangeRateBulk, exchangeRateRemoval } from '../../core/relay/operations/exchangeRateOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { exchangeRateList } from '../addresses.ts';

const ExchangeRateForm = lazyPart(async () => (await import('./ExchangeRateForm.tsx')).ExchangeRateForm);

type ExchangeRateRow = ExchangeRateListQuery$data['exchangeRates']['edges'][number]['node'];

const columns: Column<ExchangeRateRow>[] = [
  {
    label: 'exchangeRate.currency',
    sort: 'CURRENCY',
    cell: ({ id, currency }) => (
      <DialogLink dialog={id}>
        <CurrencyName code={currency} />
      </DialogLink>
    ),
  },
  { label: 'exchangeRate.validFrom', sort: 'VALID_FROM', cell: ({ validFrom }) => <Day on={validFrom} /> },
  {
    label: 'exchangeRate.rate',
    sort: 'RATE',
    numeric: true,
    cell: ({ rate, homeCurrency }) => <MoneyText value={rate} currency={homeCurrency} decimals={10} />,
  },
];

function CurrencyName({ code }: { code: string }) {
  const { currencyName } = useNames();
  return (
    <>
      <Ltr>{code}</Ltr> · <bdi>{currencyName(code)}</bdi>
    </>
  );
}

const bulk = { ...exchangeRateBulk, isRestorable: true, fields: [] };

/** /economics/exchange-rates/: what other currencies are worth, day by day. */
export function ExchangeRateList({ query }: ScreenProps<ExchangeRateListQuery>) {
  const [, list] = useList<ExchangeRateListQuery, 'exchangeRates'>(
    graphql`
      query ExchangeRateListQuery($first: Int, $after: String, $search: String, $filter: ExchangeRateFilter, $sort: ExchangeRateSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "exchangeRate")
        exchangeRates(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              currency
              homeCurrency
              validFrom
              rate
            }
          }
        }
      }
    `,
    query,
    'exchangeRates',
    ['ExchangeRate'],
  );
  return (
    <>
      <ListScreen
        spec={exchangeRateList}
        list={list}
        imports="ExchangeRate"
        columns={columns}
        bulk={bulk}
        searchable
        create="exchangeRate.new"
        actions={({ id, currency }) => (
          <RowActions name={currency}>
            <EditItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="exchangeRate"
        rows={list.rows}
        form={(id, onClose) => <ExchangeRateForm id={id} onClose={onClose} />}
        removal={exchangeRateRemoval}
      />
    </>
  );
}
