import { graphql } from 'react-relay';
import { Percent } from '../../core/i18n/Percent.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { When } from '../../core/i18n/When.tsx';
import type { EcommerceTaxListQuery, EcommerceTaxListQuery$data } from '../../core/relay/generated/EcommerceTaxListQuery.graphql.ts';
import { ecommerceTaxBulk, ecommerceTaxRemoval } from '../../core/relay/operations/ecommerceTaxOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { ecommerceTaxList } from '../addresses.ts';

const EcommerceTaxForm = lazyPart(async () => (await import('./EcommerceTaxForm.tsx')).EcommerceTaxForm);

type EcommerceTaxRow = EcommerceTaxListQuery$data['ecommerceTaxes']['edges'][number]['node'];

function Country({ code }: { code: string }) {
  return <bdi>{useNames().countryName(code)}</bdi>;
}

const columns: Column<EcommerceTaxRow>[] = [
  {
    label: 'ecommerceTax.country',
    sort: 'COUNTRY',
    width: 260,
    cell: ({ id, country }) => (
      <RecordLink id={id}>
        <Country code={country} />
      </RecordLink>
    ),
  },
  { label: 'ecommerceTax.rate', sort: 'RATE', numeric: true, width: 120, cell: ({ rate }) => <Percent value={rate} /> },
  { label: 'ecommerceTax.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /ecommerce/taxes/: how orders are taxed by the country that they are delivered to. */
export function EcommerceTaxList({ query }: ScreenProps<EcommerceTaxListQuery>) {
  const names = useNames();
  const [, list] = useList<EcommerceTaxListQuery, 'ecommerceTaxes'>(
    graphql`
      query EcommerceTaxListQuery($first: Int, $after: String, $search: String, $filter: EcommerceTaxFilter, $sort: EcommerceTaxSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "ecommerceTax")
        ecommerceTaxes(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              country
              rate
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'ecommerceTaxes',
    ['EcommerceTax'],
  );
  return (
    <>
      <ListScreen
        spec={ecommerceTaxList}
        list={list}
        imports="EcommerceTax"
        columns={columns}
        create="ecommerceTax.new"
        bulk={{ ...ecommerceTaxBulk, isRestorable: true, fields: [] }}
        actions={({ id, country }) => (
          <RowActions name={names.countryName(country)}>
            <EditItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="ecommerceTax"
        rows={list.rows}
        nameOf={({ country }) => names.countryName(country)}
        form={(id, onClose) => <EcommerceTaxForm id={id} onClose={onClose} />}
        removal={ecommerceTaxRemoval}
      />
    </>
  );
}
