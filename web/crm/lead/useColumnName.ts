import { useIntl } from 'react-intl';

/** Returns the name of a column: its title, or its kind or usual title (Qualified, Proposal, Negotiation) in the viewer's language. */
export function useColumnName() {
  const intl = useIntl();
  return ({ kind, title }: { readonly kind: string; readonly title: string | null | undefined }) => {
    const usual = `leadStage.${title}`;
    if (usual in intl.messages) return intl.formatMessage({ id: usual });
    return title ?? intl.formatMessage({ id: `leadColumn.${kind}` });
  };
}
