import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Changes = Record<string, string | null | undefined>;

/** The part of the address after `?`, and how to change some of it; an empty value is taken out. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changes: Changes, { replace = false } = {}) =>
      setAddress(
        now => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setAddress],
  );
  return { address, change };
}

/** The dialog that the address names: `new`, a record's id, or none. */
export function useAddressedDialog() {
  const { address, change } = useAddress();
  const close = useCallback(() => change({ dialog: null }), [change]);
  return { dialog: address.get('dialog'), open: (name: string) => change({ dialog: name }), close };
}
