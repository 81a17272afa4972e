import { Badge, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { AuditTrailQuery, AuditTrailQuery$data } from '../../core/relay/generated/AuditTrailQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { auditActions, auditEntityTypes } from '../addresses.ts';
import { AuditChanges } from './AuditChanges.tsx';

type AuditRow = NonNullable<AuditTrailQuery$data['auditEntries']>['edges'][number]['node'];
const tones: Record<string, string> = { CREATED: 'green', DELETED: 'red', SIGN_IN_FAILED: 'amber' };
const isKnown = (list: readonly string[], value: string) => list.includes(value);

const columns: Column<AuditRow>[] = [
  { label: 'audit.at', sort: 'AT', cell: ({ at }) => <When at={at} /> },
  { label: 'audit.actor', cell: ({ actorName }) => (actorName ? <bdi>{actorName}</bdi> : <FormattedMessage id="audit.nobody" />) },
  {
    label: 'audit.action',
    cell: ({ action }) => (
      <Badge colorPalette={tones[action] ?? 'gray'}>
        {isKnown(auditActions, action) ? <FormattedMessage id={`audit.action.${action}`} /> : <Ltr>{action}</Ltr>}
      </Badge>
    ),
  },
  {
    label: 'audit.record',
    cell: ({ entityType, entityName }) => (
      <>
        <bdi>{entityName}</bdi>
        <Text color="fg.muted" fontSize="xs">
          {isKnown(auditEntityTypes, entityType) ? <FormattedMessage id={`audit.type.${entityType}`} /> : <Ltr>{entityType}</Ltr>}
        </Text>
      </>
    ),
  },
  { label: 'audit.changes', cell: ({ changes }) => <AuditChanges changes={changes} /> },
  { label: 'audit.ipAddress', cell: ({ ipAddress }) => <Ltr>{ipAddress ?? '–'}</Ltr> },
];

/** /settings/audit/: who did what, and when. Nobody can change it. */
export function AuditTrail({ query }: ScreenProps<AuditTrailQuery>) {
  const { auditEntries } = usePreloadedQuery<AuditTrailQuery>(
    graphql`
      query AuditTrailQuery(
        $first: Int
        $after: String
        $last: Int
        $before: String
        $search: String
        $filter: AuditEntryFilter
        $sort: AuditEntrySort
      ) @preloadable {
        auditEntries(first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              at
              action
              entityType
              entityName
              actorName
              changes
              ipAddress
            }
          }
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const filters = [
    {
      name: 'action',
      label: intl.formatMessage({ id: 'audit.action' }),
      options: auditActions.map(value => ({ value, label: intl.formatMessage({ id: `audit.action.${value}` }) })),
    },
    {
      name: 'type',
      label: intl.formatMessage({ id: 'audit.record' }),
      options: auditEntityTypes.map(value => ({ value, label: intl.formatMessage({ id: `audit.type.${value}` }) })),
    },
  ];
  return <ListScreen entity="audit" connection={auditEntries} columns={columns} filters={filters} searchable />;
}
