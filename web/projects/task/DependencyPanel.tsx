import { chakra, Flex, Heading, IconButton } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import type { DependencyPanel_task$data, DependencyPanel_task$key } from '../../core/relay/generated/DependencyPanel_task.graphql.ts';
import type { DependencyPanelRemoveMutation } from '../../core/relay/generated/DependencyPanelRemoveMutation.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { StatusName } from '../column/StatusName.tsx';
import { DependencyForm } from './DependencyForm.tsx';

type Dependency = Omit<DependencyPanel_task$data['predecessors'][number], 'predecessor'>;
type Other = DependencyPanel_task$data['predecessors'][number]['predecessor'];

/** What a task waits for, and what waits for it. */
export function DependencyPanel({ task: key }: { task: DependencyPanel_task$key }) {
  const task = useFragment(
    graphql`
      fragment DependencyPanel_task on Task {
        id
        project {
          id
        }
        predecessors {
          id
          type
          lag
          predecessor {
            id
            key
            name
            column {
              ...StatusName_column
            }
          }
        }
        successors {
          id
          type
          lag
          task {
            id
            key
            name
            column {
              ...StatusName_column
            }
          }
        }
      }
    `,
    key,
  );
  const [remove, isRemoving] = useAction<DependencyPanelRemoveMutation>(
    'projectTask',
    graphql`
      mutation DependencyPanelRemoveMutation($input: DeleteInput!) {
        removeTaskDependencies(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const lists = [
    { label: 'projectTask.predecessors', rows: task.predecessors.map(({ predecessor, ...row }) => ({ row, other: predecessor })) },
    { label: 'projectTask.successors', rows: task.successors.map(({ task: other, ...row }) => ({ row, other })) },
  ];
  return (
    <PanelBox>
      <Flex justify="flex-end">
        <NewRecord label="taskDependency.new" form={onClose => <DependencyForm task={task} onClose={onClose} />} />
      </Flex>
      {lists.map(({ label, rows }) => (
        <chakra.section key={label} marginBlockEnd="4">
          <Heading as="h3" size="sm" marginBlockEnd="2">
            <FormattedMessage id={label} />
          </Heading>
          {rows.length === 0 ? (
            <chakra.p fontSize="sm" color="fg.muted">
              <FormattedMessage id="taskDependency.none" />
            </chakra.p>
          ) : (
            <chakra.ul>
              {rows.map(({ row, other }) => (
                <DependencyRow
                  key={row.id}
                  row={row}
                  other={other}
                  isBusy={isRemoving}
                  onRemove={() => void remove({ input: { ids: [row.id] } })}
                />
              ))}
            </chakra.ul>
          )}
        </chakra.section>
      ))}
    </PanelBox>
  );
}

interface DependencyRowProps {
  row: Dependency;
  other: Other;
  isBusy: boolean;
  onRemove: () => void;
}

function DependencyRow({ row: { type, lag }, other: { id, key, name, column }, isBusy, onRemove }: DependencyRowProps) {
  const intl = useIntl();
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="1.5" fontSize="sm">
      <Ltr>{key}</Ltr>
      <chakra.span flex="1" minWidth="40">
        <RecordLink id={id}>
          <bdi>{name}</bdi>
        </RecordLink>
      </chakra.span>
      <chakra.span color="fg.muted">
        <FormattedMessage id={`dependencyType.${type}`} />
        {lag !== 0 && (
          <>
            {' · '}
            <FormattedMessage id="taskDependency.days" values={{ count: lag }} />
          </>
        )}
      </chakra.span>
      <StatusName column={column} />
      <ForMembers>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          size="sm"
          disabled={isBusy}
          aria-label={intl.formatMessage({ id: 'taskDependency.remove' }, { task: name })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </ForMembers>
    </chakra.li>
  );
}
