import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { AccountSelectQuery } from '../../core/relay/generated/AccountSelectQuery.graphql.ts';
import type { Suggestion } from '../../core/fields/Suggestions.tsx';
import { accountNameIn } from './accountNameIn.ts';

/** An account that is offered, with the currency of its bank or cash account if that is not the company's. */
export interface AccountSuggestion extends Suggestion {
  readonly foreignCurrency: string | null | undefined;
}

interface AccountSelectProps extends Omit<ComboboxFieldProps<AccountSuggestion>, 'search' | 'create'> {
  /** Offers headings instead of the accounts that take postings. */
  headings?: boolean;
}

/** Selects an active account by its number or part of its name. */
export function AccountSelect({ headings = false, ...props }: AccountSelectProps) {
  const environment = useRelayEnvironment();
  const { language } = useLanguage();
  const search = async (text: string) => {
    const query = graphql`
      query AccountSelectQuery($search: String, $isGroup: Boolean!) {
        accounts(first: 12, search: $search, filter: { status: { eq: ACTIVE }, isGroup: { eq: $isGroup } }, sort: { field: NUMBER })
          @required(action: THROW) {
          edges {
            node {
              id
              number
              name
              nameAr
              nameSp
              foreignCurrency
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<AccountSelectQuery>(environment, query, { search: text || null, isGroup: headings }).toPromise();
    return answer!.accounts.edges.map(({ node }) => ({
      id: node.id,
      name: `${node.number} ${accountNameIn(language, node)}`,
      foreignCurrency: node.foreignCurrency,
    }));
  };
  return <ComboboxField {...props} search={search} />;
}
