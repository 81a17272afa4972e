import { useIntl } from 'react-intl';
import { toast } from './toasts.ts';

/** Puts a text on the clipboard, and says whether that went well. */
export function useCopy(): (text: string) => Promise<void> {
  const intl = useIntl();
  return async text => {
    try {
      await navigator.clipboard.writeText(text);
      toast(intl.formatMessage({ id: 'copy.done' }));
    } catch {
      toast(intl.formatMessage({ id: 'copy.failed' }), 'red');
    }
  };
}
