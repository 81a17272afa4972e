import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { Suggestion } from '../../core/fields/Suggestions.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { BankAccountSelectQuery } from '../../core/relay/generated/BankAccountSelectQuery.graphql.ts';

/** Selects an active bank or cash account by part of its name or IBAN. */
export function BankAccountSelect(props: Omit<ComboboxFieldProps<Suggestion>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query BankAccountSelectQuery($search: String) {
        bankAccounts(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              iban
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<BankAccountSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.bankAccounts.edges.map(({ node: { id, name, iban } }) => ({ id, name, detail: iban && <Ltr>{iban}</Ltr> }));
  };
  return <ComboboxField {...props} search={search} />;
}
