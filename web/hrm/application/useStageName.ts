import { useIntl } from 'react-intl';

/** Returns the name of a stage: its title, or its kind in the viewer's language. */
export function useStageName() {
  const intl = useIntl();
  return ({ kind, title }: { readonly kind: string; readonly title: string | null | undefined }) =>
    title ?? intl.formatMessage({ id: `applicationColumn.${kind}` });
}
