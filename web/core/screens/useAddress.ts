import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Changes = Record<string, string | null | undefined>;

/** Returns the search parameters and a function that changes some of them; empty values are removed. */
export function useAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    async (changes: Changes, { replace = false } = {}): Promise<void> => {
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      await navigate({ search: next.toString() }, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  return { address, change };
}

/** Returns the dialog in the address, `new` or a record's id for example, with functions that open and close dialogs. */
export function useAddressedDialog() {
  const { address, change } = useAddress();
  const close = useCallback(() => change({ dialog: null, from: null }), [change]);
  return {
    dialog: address.get('dialog'),
    open: (name: string) => void change({ dialog: name, from: null }),
    /** Opens the form of a new record with the values of this one. */
    duplicate: (id: string) => void change({ dialog: 'new', from: id }),
    close,
  };
}
