import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ShortcutRow } from '../../core/screens/list/listShortcuts.ts';
import { boardShortcuts } from '../../core/screens/board/boardShortcuts.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import type { TaskAct } from './TaskActs.tsx';

const TaskActs = lazyPart(async () => (await import('./TaskActs.tsx')).TaskActs);

/** Keys of a board of tasks. */
export const taskShortcuts: readonly ShortcutRow[] = [
  ...boardShortcuts,
  [['a'], 'projectTask.assign'],
  [['s'], 'projectTask.plan'],
  [['e'], 'projectTask.edit'],
  [['q'], 'projectTask.quickAdd'],
];

/** What the letters and the menu of a task's card do besides moving it, and the dialog that they open. */
export function useTaskActs(refresh: () => Promise<unknown>) {
  const [acting, setActing] = useState<{ id: string; act: TaskAct }>();
  const { open } = useAddressedDialog();
  const mayWrite = useMay('WRITE');
  const keys = (id: string) =>
    mayWrite ? { a: () => setActing({ id, act: 'assign' }), s: () => setActing({ id, act: 'plan' }), e: () => open(id) } : undefined;
  const items = (id: string) =>
    (['assign', 'plan'] as const).map(act => (
      <PopoverItem key={act} onClick={() => setActing({ id, act })}>
        <FormattedMessage id={`projectTask.${act}`} />
      </PopoverItem>
    ));
  const dialog = acting && (
    <Part>
      <TaskActs {...acting} onDone={refresh} onClose={() => setActing(undefined)} />
    </Part>
  );
  return { keys, items, dialog };
}
