import { useIntl } from 'react-intl';
import { toast } from './toasts.ts';

/** Returns a function that copies a text to the clipboard and shows the result in a toast. */
export function useCopy(): (text: string) => Promise<void> {
  const intl = useIntl();
  return async text =>
    (await isCopied(text)) ? toast(intl.formatMessage({ id: 'copy.done' })) : toast(intl.formatMessage({ id: 'copy.failed' }), 'red');
}

/**
 * Returns a function that copies a link and confirms it with the message `done`. If the browser refuses, the toast shows the link to copy
 * by hand.
 */
export function useCopyLink(done = 'copy.link'): (link: string) => Promise<void> {
  const intl = useIntl();
  return async link =>
    (await isCopied(link)) ? toast(intl.formatMessage({ id: done })) : toast(intl.formatMessage({ id: 'copy.linkFailed' }), 'red', link);
}

/** Returns false if the browser refuses: the clipboard needs a secure context. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
