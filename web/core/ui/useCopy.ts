import { useIntl } from 'react-intl';
import { toast } from './toasts.ts';

/** Puts a text that the page shows on the clipboard, and says whether that went well. */
export function useCopy(): (text: string) => Promise<void> {
  const intl = useIntl();
  return async text =>
    (await isCopied(text)) ? toast(intl.formatMessage({ id: 'copy.done' })) : toast(intl.formatMessage({ id: 'copy.failed' }), 'red');
}

/** Puts a link on the clipboard and says so, by the message `done`; where the browser refuses, shows the link instead, to be copied by hand. */
export function useCopyLink(done = 'copy.link'): (link: string) => Promise<void> {
  const intl = useIntl();
  return async link =>
    (await isCopied(link)) ? toast(intl.formatMessage({ id: done })) : toast(intl.formatMessage({ id: 'copy.linkFailed' }), 'red', link);
}

/** False where the browser does not let it: without a secure connection there is no clipboard at all. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
