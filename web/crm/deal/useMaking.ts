import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving } from '../../core/relay/saving.ts';
import { toast } from '../../core/ui/toasts.ts';

/** What is made, by its message stem, and the path of what the server answered. */
interface Making<M extends MutationParameters> {
  entity: string;
  pathOf: (response: M['response']) => string | undefined;
}

/** Makes a document of something at once, without a form, and opens it; says so where that failed. */
export function useMaking<M extends MutationParameters>(mutation: GraphQLTaggedNode, { entity, pathOf }: Making<M>) {
  const [save, isBusy] = useSaving<M>(mutation);
  const intl = useIntl();
  const navigate = useNavigate();
  const make = async (variables: M['variables']) => {
    const { response, issues } = await save(variables);
    const name = intl.formatMessage({ id: `${entity}.one` });
    const path = response && pathOf(response);
    if (path) return navigate(path);
    toast(intl.formatMessage({ id: 'toast.createFailed' }, { entity: name }), 'red', issues.map(({ text }) => text).join(' '));
  };
  return [make, isBusy] as const;
}
