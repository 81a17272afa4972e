import { useIntl } from 'react-intl';

/** Returns how an invoice is called: its number, or as a draft by its customer. */
export function useInvoiceName() {
  const intl = useIntl();
  return ({ number, customer }: { readonly number?: string | null; readonly customer: { readonly name: string } }): string =>
    number ?? intl.formatMessage({ id: 'salesInvoice.draftFor' }, { customer: customer.name });
}
