import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { Suggestion } from '../../core/fields/Suggestions.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { BankAccountSelectQuery } from '../../core/relay/generated/BankAccountSelectQuery.graphql.ts';

/** A bank or cash account that is offered, with its currency. */
export interface BankAccountSuggestion extends Suggestion {
  readonly currency: string;
}

interface BankAccountSelectProps extends Omit<ComboboxFieldProps<BankAccountSuggestion>, 'search' | 'create'> {
  /** ISO 4217: offers the accounts in this currency alone. */
  currency?: string | null;
  /** Offers the accounts of this kind alone. */
  kind?: 'BANK' | 'CASH';
}

/** Selects an active bank or cash account by part of its name or IBAN. */
export function BankAccountSelect({ currency: wanted, kind, ...props }: BankAccountSelectProps) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query BankAccountSelectQuery($search: String, $filter: BankAccountFilter!) {
        bankAccounts(first: 8, search: $search, filter: $filter, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              iban
              currency
            }
          }
        }
      }
    `;
    const filter = { status: { eq: 'ACTIVE' as const }, currency: wanted ? { eq: wanted } : null, kind: kind ? { eq: kind } : null };
    const answer = await fetchQuery<BankAccountSelectQuery>(environment, query, { search: text || null, filter }).toPromise();
    return answer!.bankAccounts.edges.map(({ node: { id, name, iban, currency } }) => ({
      id,
      name,
      currency,
      detail: (
        <Ltr>
          {currency}
          {iban && ` · ${iban}`}
        </Ltr>
      ),
    }));
  };
  return <ComboboxField {...props} search={search} />;
}
