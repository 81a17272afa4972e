import { useIntl } from 'react-intl';

/** What a quotation is called: by its number, and before it has one by whom it is for. */
export function useQuotationName(): (quotation: {
  readonly number?: string | null;
  readonly customer: { readonly name: string };
}) => string {
  const intl = useIntl();
  return ({ number, customer: { name } }) => number ?? intl.formatMessage({ id: 'quotation.draftFor' }, { customer: name });
}
