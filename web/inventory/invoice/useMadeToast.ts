import { useIntl } from 'react-intl';
import { toast } from '../../core/ui/toasts.ts';

/** Returns a function that reports a created document, by a message with its `number`, and offers to print it. */
export function useMadeToast(id: string): (made: { readonly id: string; readonly number: string }) => void {
  const intl = useIntl();
  return made =>
    toast(intl.formatMessage({ id }, { number: made.number }), 'green', undefined, {
      label: intl.formatMessage({ id: 'document.print' }),
      run: () => window.open(`/print/${made.id}.pdf`, '_blank', 'noreferrer'),
    });
}
