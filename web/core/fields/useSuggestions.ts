import { useEffect, useRef, useState } from 'react';

/** Typing pauses this long before the server is asked, in milliseconds. */
const pause = 150;

/** What the server has for a text: asked when typing pauses; an answer that comes late is dropped. */
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
