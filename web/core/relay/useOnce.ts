import { useRef } from 'react';
import { randomUuid } from '../randomUuid.ts';

/**
 * Gives a command the key under which it is done once, however often it is sent: sending the same again, because no answer came, is not
 * doing it again. Another content gets another key.
 */
export function useOnce() {
  const last = useRef({ text: '', key: '' });
  return <Input extends object>(input: Input): Input & { clientMutationId: string } => {
    const text = JSON.stringify(input);
    if (text !== last.current.text) last.current = { text, key: randomUuid() };
    return { ...input, clientMutationId: last.current.key };
  };
}
