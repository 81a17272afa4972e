import { useEffect, useRef, useState } from 'react';

/** Debounce before searching, in milliseconds. */
const pause = 150;

/** Searches with debounce and drops outdated answers. */
export function useSuggestions<Item>(search: (text: string) => Promise<Item[]>) {
  const [found, setFound] = useState<Item[]>([]);
  const [state, setState] = useState<'idle' | 'searching' | 'found' | 'failed'>('idle');
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (text: string) => {
    const own = ++asked.current;
    try {
      const items = await search(text);
      if (own !== asked.current) return;
      setFound(items);
      setState('found');
    } catch {
      if (own === asked.current) setState('failed');
    }
  };
  const suggest = (text: string, after = pause) => {
    clearTimeout(timer.current);
    setState('searching');
    timer.current = setTimeout(() => void ask(text), after);
  };
  const forget = () => {
    clearTimeout(timer.current);
    asked.current++;
    setFound([]);
    setState('idle');
  };
  return { found, state, suggest, forget };
}
