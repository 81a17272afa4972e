import type { IntlShape } from 'react-intl';
import { toast } from '../ui/toasts.ts';

/** Puts the page's own address, without what is open over it, on the clipboard and says so. */
export async function copyLink(intl: IntlShape): Promise<void> {
  const { origin, pathname } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}`);
    toast(intl.formatMessage({ id: 'record.linkCopied' }));
  } catch {
    toast(intl.formatMessage({ id: 'record.linkNotCopied' }), 'red', `${origin}${pathname}`);
  }
}
