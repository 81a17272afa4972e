import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { draftOf, forgetDraft, keepAtEnd } from '../session/drafts.ts';
import { toast } from '../ui/toasts.ts';

/**
 * Keeps unsaved content when the session expires, and restores it on the same page after the same user has signed in again.
 * @param name unique name of the form on the page.
 * @param typed returns the unsaved content; undefined if there is none.
 */
export function useDraft<Content>(name: string, typed: () => Content | undefined, restore: (content: Content) => void): void {
  const intl = useIntl();
  const latest = useRef({ typed, restore });
  useEffect(() => {
    latest.current = { typed, restore };
  });
  useEffect(() => {
    const draft = draftOf(name) as Content | undefined;
    if (draft !== undefined) {
      forgetDraft(name);
      latest.current.restore(draft);
      toast(intl.formatMessage({ id: 'draft.restored' }));
    }
    return keepAtEnd(name, () => latest.current.typed());
    // oxlint-disable-next-line react/exhaustive-deps -- `intl` only words the toast; a changed language must not restore again.
  }, [name]);
}
