import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { SessionListQuery, SessionListQuery$data } from '../../core/relay/generated/SessionListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { sessionList } from '../till/addresses.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const TillSelect = lazyPart(async () => (await import('../till/TillSelect.tsx')).TillSelect);

type SessionRow = SessionListQuery$data['tillSessions']['edges'][number]['node'];

/** Coloured badge of a session: open, closed, or a follow-up with late sales of a closed one. */
export const SessionState = ({ isOpen, isFollowUp }: { isOpen: boolean; isFollowUp: boolean }) => (
  <Badge colorPalette={isOpen ? 'green' : isFollowUp ? 'amber' : 'gray'}>
    <FormattedMessage id={isOpen ? 'tillSession.isOpenNow' : isFollowUp ? 'tillSession.isFollowUp' : 'tillSession.isClosedNow'} />
  </Badge>
);

const columns: Column<SessionRow>[] = [
  {
    label: 'tillSession.openedAt',
    sort: 'OPENED_AT',
    cell: ({ id, openedAt }) => (
      <RecordLink id={id}>
        <When at={openedAt} />
      </RecordLink>
    ),
  },
  { label: 'tillSession.till', width: 150, cell: ({ till }) => <bdi>{till.name}</bdi>, exported: { path: 'till.name' } },
  { label: 'tillSession.cashier', width: 140, cell: ({ cashier }) => <bdi>{cashier.name}</bdi>, exported: { path: 'cashier.name' } },
  {
    label: 'tillSession.state',
    width: 95,
    id: 'isOpen',
    cell: ({ isOpen, followUpOf }) => <SessionState isOpen={isOpen} isFollowUp={!!followUpOf} />,
    exported: { path: 'isOpen' },
  },
  {
    label: 'tillSession.closedAt',
    hiddenAtFirst: true,
    sort: 'CLOSED_AT',
    cell: ({ closedAt }) => closedAt && <When at={closedAt} />,
  },
  {
    label: 'tillSession.expected',
    id: 'expectedCash',
    width: 120,
    numeric: true,
    cell: ({ expectedCash }) => <MoneyText value={expectedCash} />,
  },
  {
    label: 'tillSession.countedCash',
    width: 120,
    numeric: true,
    cell: ({ countedCash }) => countedCash && <MoneyText value={countedCash} />,
  },
  {
    label: 'tillSession.difference',
    width: 110,
    numeric: true,
    cell: ({ difference }) =>
      difference && (
        <chakra.span color={Number(difference) === 0 ? undefined : 'fg.error'}>
          <MoneyText value={difference} />
        </chakra.span>
      ),
  },
];

const choosers = { till: TillSelect, cashier: CompanyUserSelect };

/** /inventory/sessions/: till sessions with opening float and closing count. */
export function SessionList({ query }: ScreenProps<SessionListQuery>) {
  const [, list] = useList<SessionListQuery, 'tillSessions'>(
    graphql`
      query SessionListQuery($first: Int, $after: String, $filter: TillSessionFilter, $sort: TillSessionSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "tillSession")
        tillSessions(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              till {
                name
              }
              cashier {
                name
              }
              openedAt
              closedAt
              isOpen
              followUpOf {
                id
              }
              expectedCash
              countedCash
              difference
            }
          }
        }
      }
    `,
    query,
    'tillSessions',
    ['TillSession'],
  );
  return <ListScreen spec={sessionList} list={list} columns={columns} choosers={choosers} />;
}
