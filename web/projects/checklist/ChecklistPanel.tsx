import { chakra } from '@chakra-ui/react';
import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import { Fragment, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ChecklistPanel_task$key } from '../../core/relay/generated/ChecklistPanel_task.graphql.ts';
import { overlay, plugins, sensors, spotUnder } from '../../core/screens/dragging.ts';
import { orderOf, positionAt, positionOf, type KanbanOrder } from '../../core/screens/kanbanOrder.ts';
import { useKanbanKeys } from '../../core/screens/useKanbanKeys.ts';
import { useKanbanMoves } from '../../core/screens/useKanbanMoves.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Progress } from '../../core/ui/Progress.tsx';
import { ChecklistRow } from './ChecklistRow.tsx';
import { NewItems } from './NewItems.tsx';
import { useChecklist } from './useChecklist.ts';

/** The list, to what it shares with boards: they order cards in columns. */
const column = 'checklist';

/** A task's checklist: its items are added, ticked, renamed, ordered and made subtasks. */
export function ChecklistPanel({ task }: { task: ChecklistPanel_task$key }) {
  const { id: taskId, checklist } = useFragment(
    graphql`
      fragment ChecklistPanel_task on Task {
        id
        checklistCount
        doneChecklistCount
        checklist {
          id
          version
          title
          rank
          doneAt
        }
      }
    `,
    task,
  );
  const intl = useIntl();
  const instructions = useId();
  const [over, setOver] = useState<number>();
  /** Order at the start of a drag, which freezes the list against changes by others. */
  const [held, setHeld] = useState<KanbanOrder>();
  const { move, add, isAdding, ...actions } = useChecklist(taskId);
  const known = new Map(checklist.map(item => [item.id, item]));
  const cards = checklist.map(item => ({ ...item, column: { id: column } }));
  const nameOf = (id: string) => known.get(id)?.title ?? '';
  const moves = useKanbanMoves(cards, move, nameOf);
  const settled = held ?? orderOf([column], cards, moves.pending);
  const columns = [{ id: column, name: intl.formatMessage({ id: 'checklist.title' }) }];
  const keys = useKanbanKeys({ order: settled, columns, nameOf, moves, hold: setHeld });
  const items = (keys.order.get(column) ?? []).flatMap(id => known.get(id) ?? []);
  const put = (id: string, index: number) => moves.start(positionAt(keys.order, id, column, index));
  const done = checklist.filter(({ doneAt }) => doneAt).length;
  const line = <chakra.li aria-hidden height="1" borderRadius="full" bg="accent.solid" />;
  return (
    <PanelBox>
      {items.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'checklist.none' })} text={intl.formatMessage({ id: 'checklist.noneText' })} />
      ) : (
        <>
          <Progress label={intl.formatMessage({ id: 'checklist.progress' })} part={done / checklist.length} />
          <chakra.p marginBlock="1" fontSize="xs" color="fg.muted">
            <FormattedMessage id="checklist.done" values={{ done, count: checklist.length }} />
          </chakra.p>
        </>
      )}
      <DragDropProvider
        plugins={plugins}
        sensors={sensors}
        onDragStart={() => setHeld(settled)}
        onDragMove={event => setOver(spotUnder(event)?.index)}
        onDragEnd={event => {
          const id = String(event.operation.source?.id);
          const spot = event.canceled ? undefined : spotUnder(event);
          setOver(undefined);
          setHeld(undefined);
          if (spot && positionOf(settled, id)?.index !== spot.index) moves.start(positionAt(settled, id, column, spot.index));
        }}
      >
        <Hidden id={instructions}>
          <FormattedMessage id="kanban.instructions" />
        </Hidden>
        <Hidden role="status" aria-live="assertive">
          {keys.said}
        </Hidden>
        <Hidden role="status" aria-live="assertive">
          {moves.said}
        </Hidden>
        <chakra.ul data-column={column} aria-label={intl.formatMessage({ id: 'checklist.title' })}>
          {items.map((item, index) => (
            <Fragment key={item.id}>
              {over === index && line}
              <ChecklistRow
                item={item}
                isLifted={keys.liftedId === item.id}
                instructions={instructions}
                onKeyDown={event => keys.onKeyDown(event, item.id)}
                up={index > 0 ? () => put(item.id, index - 1) : undefined}
                down={index < items.length - 1 ? () => put(item.id, index + 1) : undefined}
                tick={isDone => actions.tick(item.id, isDone)}
                rename={title => actions.rename(item.id, item.version, title)}
                convert={() => actions.convert(item.id)}
                remove={() => actions.remove(item.id)}
              />
            </Fragment>
          ))}
          {over !== undefined && over >= items.length && line}
        </chakra.ul>
        <DragOverlay dropAnimation={null}>{source => <chakra.div {...overlay}>{nameOf(String(source.id))}</chakra.div>}</DragOverlay>
      </DragDropProvider>
      <ForMembers>
        <NewItems add={add} isAdding={isAdding} />
      </ForMembers>
    </PanelBox>
  );
}
