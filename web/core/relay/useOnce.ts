import { useRef } from 'react';
import { randomUuid } from '../randomUuid.ts';

/**
 * Returns a function that adds an idempotency key to an input, so that sending the same input again after a lost answer does not repeat the
 * mutation. A different input gets a different key.
 */
export function useOnce() {
  const last = useRef({ text: '', key: '' });
  return <Input extends object>(input: Input): Input & { clientMutationId: string } => {
    const text = JSON.stringify(input);
    if (text !== last.current.text) last.current = { text, key: randomUuid() };
    return { ...input, clientMutationId: last.current.key };
  };
}
