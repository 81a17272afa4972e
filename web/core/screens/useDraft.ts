import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { draftOf, forgetDraft, keepAtEnd } from '../session/drafts.ts';
import { toast } from '../ui/toasts.ts';

/**
 * Keeps what is typed when the session ends unasked, and gives it back on the same page to the same person once they have signed in again.
 * @param name the form, as no other on the page is named.
 * @param typed what has been typed and not saved; undefined when nothing has.
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
}
