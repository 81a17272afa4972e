import { useEffect, useRef, useState } from 'react';
import { followTask, type FollowedTask } from './followTask.ts';
import { useTaskActions } from './useTaskActions.ts';

/** A task that is waited for: how far it is. It is put away when it is over, and ended when nobody waits for it any more. */
export function useFollowedTask() {
  const [followed, setFollowed] = useState<FollowedTask>();
  const actions = useTaskActions();
  const running = useRef<string>(undefined);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => () => void (running.current && latest.current.cancel(running.current)), []);
  const follow = async (id: string): Promise<FollowedTask> => {
    running.current = id;
    const task = await followTask(id, setFollowed);
    running.current = undefined;
    setFollowed(undefined);
    void actions.dismiss([id]);
    return task;
  };
  return { followed, follow };
}
