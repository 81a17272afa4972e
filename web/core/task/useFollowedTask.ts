import { useEffect, useRef, useState } from 'react';
import { followTask, type FollowedTask } from './followTask.ts';
import { useTaskActions } from './useTaskActions.ts';

/** Follows a background task that the user waits for. Dismisses it when it has finished, and cancels it on unmount. */
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
