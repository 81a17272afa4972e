import type { ReaderInlineDataFragment } from 'relay-runtime';

/**
 * Relay's `readInlineData` without importing Relay, which the public pages load only when something is sent. The data of an @inline
 * fragment is in its reference, under the fragment's name.
 */
export function readInline<Data>(fragment: unknown, reference: object): Data {
  const { name } = fragment as ReaderInlineDataFragment;
  return (reference as { __fragments: Record<string, Data> }).__fragments[name];
}
