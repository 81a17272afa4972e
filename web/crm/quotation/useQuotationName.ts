import { useIntl } from 'react-intl';

/** Returns the name of a quotation: its number or, before it has one, its customer. */
export function useQuotationName(): (quotation: {
  readonly number?: string | null;
  readonly customer: { readonly name: string };
}) => string {
  const intl = useIntl();
  return ({ number, customer: { name } }) => number ?? intl.formatMessage({ id: 'quotation.draftFor' }, { customer: name });
}
