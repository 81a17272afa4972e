import { useIntl } from 'react-intl';

/** What a column is called: its title, or by its kind in the reader's language. */
export function useColumnName() {
  const intl = useIntl();
  return ({ kind, title }: { readonly kind: string; readonly title: string | null | undefined }) =>
    title ?? intl.formatMessage({ id: `leadColumn.${kind}` });
}
