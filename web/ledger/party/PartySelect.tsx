import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { Suggestion } from '../../core/fields/Suggestions.tsx';
import type { PartySelectQuery } from '../../core/relay/generated/PartySelectQuery.graphql.ts';

interface PartySelectProps extends Omit<ComboboxFieldProps<Suggestion>, 'search' | 'create'> {
  /** Defaults to all. */
  kinds?: readonly ('CUSTOMER' | 'EMPLOYEE' | 'VENDOR')[];
}

/** Selects an active customer, employee or vendor by part of the name. */
export function PartySelect({ kinds, ...props }: PartySelectProps) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query PartySelectQuery($search: String, $kinds: [PartyKind!]) {
        parties(search: $search, kinds: $kinds) @required(action: THROW) {
          partyId
          kind
          name
          detail
        }
      }
    `;
    const answer = await fetchQuery<PartySelectQuery>(environment, query, { search: text || null, kinds }).toPromise();
    return answer!.parties.map(({ partyId, kind, name, detail }) => ({
      id: partyId,
      name,
      detail: <bdi>{[intl.formatMessage({ id: `partyKind.${kind}` }), detail].filter(Boolean).join(' · ')}</bdi>,
    }));
  };
  return <ComboboxField {...props} search={search} />;
}
