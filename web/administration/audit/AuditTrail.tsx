import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { AuditTrailQuery, AuditTrailQuery$data } from '../../core/relay/generated/AuditTrailQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { ListSpec } from '../../core/screens/list/ListSpec.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { searchReach } from '../../../server/core/rules/searchReach.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { auditActions, auditList, securityLogList } from '../addresses.ts';
import { TypeName } from '../TypeName.tsx';
import { AuditChanges } from './AuditChanges.tsx';

type AuditRow = NonNullable<AuditTrailQuery$data['auditEntries']>['edges'][number]['node'];
const tones: Record<string, string> = {
  CREATED: 'green',
  DELETED: 'red',
  SIGN_IN_FAILED: 'amber',
  API_KEY_REVOKED: 'red',
  EXPORTED: 'amber',
  COMPANY_ENTERED: 'amber',
};
/** Reason why SUPER_ADMIN entered the company, which readers of the log look for. */
const reasonIn = (changes: unknown) => (changes as { reason?: [null, string] } | null)?.reason?.[1];
const isKnown = (list: readonly string[], value: string) => list.includes(value);

const columns: Column<AuditRow>[] = [
  { label: 'audit.at', sort: 'AT', width: 170, cell: ({ at }) => <When at={at} /> },
  {
    label: 'audit.actor',
    width: 130,
    cell: ({ actorName }) => (actorName ? <bdi>{actorName}</bdi> : <FormattedMessage id="audit.nobody" />),
  },
  {
    label: 'audit.action',
    width: 130,
    cell: ({ action }) => (
      <Badge colorPalette={tones[action] ?? 'gray'}>
        {isKnown(auditActions, action) ? <FormattedMessage id={`audit.action.${action}`} /> : <Ltr>{action}</Ltr>}
      </Badge>
    ),
  },
  {
    label: 'audit.record',
    width: 190,
    cell: ({ entityType, entityName }) => (
      <>
        <bdi>{entityName}</bdi>
        <Text color="fg.muted" fontSize="xs">
          <TypeName type={entityType} />
        </Text>
      </>
    ),
  },
  {
    label: 'audit.changes',
    width: 180,
    cell: ({ action, changes }) =>
      changes ? (
        <>
          {action === 'COMPANY_ENTERED' && (
            <chakra.bdi display="block" fontSize="xs" overflowWrap="anywhere">
              {reasonIn(changes)}
            </chakra.bdi>
          )}
          <AuditChanges changes={changes} />
        </>
      ) : null,
  },
  { label: 'audit.ipAddress', width: 120, cell: ({ ipAddress }) => <Ltr>{ipAddress ?? '–'}</Ltr> },
];

/** /settings/audit/: who did what, and when. The entries are immutable. */
export const AuditTrail = (props: ScreenProps<AuditTrailQuery>) => <Trail {...props} spec={auditList} />;

/** /settings/security-log/: successful and failed sign-ins, and changes of permissions. */
export const SecurityLog = (props: ScreenProps<AuditTrailQuery>) => <Trail {...props} spec={securityLogList} />;

function Trail({ query, spec }: ScreenProps<AuditTrailQuery> & { spec: ListSpec }) {
  const [, list] = useList<AuditTrailQuery, 'auditEntries'>(
    graphql`
      query AuditTrailQuery(
        $screen: String!
        $first: Int
        $after: String
        $search: String
        $filter: AuditEntryFilter
        $sort: AuditEntrySort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: $screen)
        auditEntries(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
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
    'auditEntries',
    [],
  );
  const { address } = useAddress();
  const lead = address.has('q') && (
    <Text fontSize="sm" color="fg.muted">
      <FormattedMessage id="audit.searched" values={{ count: searchReach }} />
    </Text>
  );
  return <ListScreen spec={spec} list={list} columns={columns} lead={lead} searchable />;
}
