import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { tellFailure } from '../../core/screens/tellFailure.ts';

/** The created document's message stem, and where the mutation's payload holds it. */
interface Making<M extends MutationParameters> {
  entity: string;
  madeOf: (response: M['response']) => { readonly id: string } | null | undefined;
}

/** Creates a document from a record without a form and opens it; reports a failure. */
export function useMaking<M extends MutationParameters>(mutation: GraphQLTaggedNode, { entity, madeOf }: Making<M>) {
  const [save, isBusy] = useSaving<M>(mutation);
  const intl = useIntl();
  const openRecord = useOpenRecord();
  const make = async (variables: M['variables']) => {
    const { response, issues } = await save(variables);
    const made = response && madeOf(response);
    if (made) return openRecord(made.id);
    tellFailure(intl, entity, issues, true);
  };
  return [make, isBusy] as const;
}
