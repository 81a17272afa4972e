import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for a while (milliseconds): what is typed is not looked up with every key. */
export function useSettled<Value extends string | number>(value: Value, pause = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
