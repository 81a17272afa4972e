import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { SprintTable_sprints$key } from '../../core/relay/generated/SprintTable_sprints.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { SprintProgress } from './SprintProgress.tsx';
import { SprintStatus } from './SprintStatus.tsx';

/** The sprints of a project. `add` is the button that adds one. */
export function SprintTable({ sprints: key, add }: { sprints: SprintTable_sprints$key; add: ReactNode }) {
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment SprintTable_sprints on SprintConnection {
        edges {
          node {
            id
            name
            status
            startsOn
            endsOn
            taskCount
            doneCount
          }
        }
      }
    `,
    key,
  );
  if (edges.length === 0)
    return (
      <PanelBox padding="0">
        <EmptyState title={intl.formatMessage({ id: 'sprint.none' })} text={intl.formatMessage({ id: 'sprint.noneText' })}>
          {add}
        </EmptyState>
      </PanelBox>
    );
  return (
    <PanelBox padding="0">
      <Flex justify="flex-end" padding="3">
        {add}
      </Flex>
      <chakra.ul aria-label={intl.formatMessage({ id: 'sprint.plural' })}>
        {edges.map(({ node }) => (
          <chakra.li
            key={node.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            padding="3"
            borderTopWidth="1px"
            fontSize="sm"
          >
            <chakra.span flex="1" minWidth="40">
              <RecordLink id={node.id}>
                <bdi>{node.name}</bdi>
              </RecordLink>
            </chakra.span>
            <chakra.span color="fg.muted" fontSize="xs">
              {node.startsOn && <Day on={node.startsOn} />}
              {node.startsOn && node.endsOn && ' – '}
              {node.endsOn && <Day on={node.endsOn} />}
            </chakra.span>
            <chakra.span width="36">
              <SprintProgress sprint={node} />
            </chakra.span>
            <SprintStatus status={node.status} />
          </chakra.li>
        ))}
      </chakra.ul>
    </PanelBox>
  );
}
