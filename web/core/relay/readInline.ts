import type { ReaderInlineDataFragment } from 'relay-runtime';

/** Relay's `readInlineData` without Relay, which the public pages load only once something is sent: an @inline fragment's data lie in its reference, under its name. */
export function readInline<Data>(fragment: unknown, reference: object): Data {
  const { name } = fragment as ReaderInlineDataFragment;
  return (reference as { __fragments: Record<string, Data> }).__fragments[name];
}
