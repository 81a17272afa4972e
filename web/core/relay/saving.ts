import { useIntl } from 'react-intl';
import { graphql, readInlineData, useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, UploadableMap } from 'relay-runtime';
import type { saving_payload$key } from './generated/saving_payload.graphql.ts';
import { issueMessage, type Issue } from '../i18n/issueMessage.ts';
import { RequestFailed } from './RequestFailed.ts';

export interface Outcome<Response> {
  /** What the server answered, when it did what was asked. */
  response?: Response;
  /** What it refused, each with its text in the reader's language. */
  issues: (Issue & { text: string })[];
}

/** A mutation as a promise that never rejects. The mutation's one field spreads `saving_payload`. Files go in `uploadables` by variable path: `{'input.image': file}`. */
export function useSaving<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, saving] = useMutation<M>(mutation);
  const intl = useIntl();
  const worded = (issue: Issue) => ({ ...issue, text: issueMessage(intl)(issue) });
  const save = (variables: M['variables'], uploadables?: UploadableMap) =>
    new Promise<Outcome<M['response']>>(resolve => {
      commit({
        variables,
        uploadables,
        onCompleted: response => {
          const issues = payloadErrors(Object.values(response as object)[0] as saving_payload$key | null);
          resolve(issues.length > 0 ? { issues: issues.map(worded) } : { response, issues: [] });
        },
        onError: error => {
          const { code, requestId } = error instanceof RequestFailed ? error : new RequestFailed('INTERNAL', undefined, error.message);
          resolve({ issues: [worded({ code: `failed.${code}`, params: { requestId: requestId ?? '' } })] });
        },
      });
    });
  return [save, saving] as const;
}

function payloadErrors(payload: saving_payload$key | null): Issue[] {
  if (!payload) return [];
  const { errors } = readInlineData(
    graphql`
      fragment saving_payload on Payload @inline {
        errors {
          field
          code
          params
        }
      }
    `,
    payload,
  );
  return errors.map(({ field, code, params }) => ({ field: field ?? undefined, code, params: params as Issue['params'] }));
}
