import { useIntl } from 'react-intl';

/** Returns the name of a column: its title, or its kind in the viewer's language. */
export function useColumnName() {
  const intl = useIntl();
  return ({ kind, title }: { readonly kind: string; readonly title: string | null | undefined }) =>
    title ?? intl.formatMessage({ id: `leadColumn.${kind}` });
}
