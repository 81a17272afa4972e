import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after the last key by which a change is saved. */
const pause = 900;

/**
 * Holds a change while it is made step by step, such as by keys. `stage` shows a change and saves it after a pause, `commit` saves it at once,
 * `cancel` takes it back. `staged` is what is shown, until it is saved; `held` what is not being saved yet. The functions stay the same, so that
 * rows that get them are not drawn anew.
 * @param save saves a change and reads what it has changed; called once for each.
 */
export function useStaged<Change extends object>(save: (change: Change) => Promise<unknown>) {
  const [staged, setStaged] = useState<Change>();
  const latest = useRef<Change>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const saving = useRef(save);
  useLayoutEffect(() => void (saving.current = save));
  const hold = useCallback((change: Change | undefined) => {
    clearTimeout(timer.current);
    latest.current = change;
    setStaged(change);
  }, []);
  const commit = useCallback(async () => {
    clearTimeout(timer.current);
    const change = latest.current;
    latest.current = undefined;
    if (change) await saving.current(change);
    if (!latest.current) setStaged(undefined);
  }, []);
  const stage = useCallback(
    (change: Change) => {
      hold(change);
      timer.current = setTimeout(() => void commit(), pause);
    },
    [commit, hold],
  );
  const cancel = useCallback(() => hold(undefined), [hold]);
  const held = useCallback(() => latest.current, []);
  return { staged, held, stage, commit, cancel };
}
