import { FormattedMessage, useIntl } from 'react-intl';
import { issueMessage, type Issue } from '../../../core/i18n/issueMessage.ts';

/** Explains why a sale was refused, and for which product. */
export function SaleIssue({ issue }: { issue: Issue }) {
  const text = issueMessage(useIntl())(issue);
  const { product, available } = (issue.params ?? {}) as { product?: string; available?: string };
  if (!product) return text;
  return (
    <>
      <bdi>{product}</bdi>: {text}{' '}
      {available !== undefined && (
        <>
          (<FormattedMessage id="till.available" values={{ count: Number(available) }} />)
        </>
      )}
    </>
  );
}
