import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, UploadableMap } from 'relay-runtime';
import type { saving_payload$data, saving_payload$key } from './generated/saving_payload.graphql.ts';
import { issueMessage, type Issue } from '../i18n/issueMessage.ts';
import { readInline } from './readInline.ts';
import { impersonationIn } from '../session/impersonation.ts';
import { RequestFailed } from './RequestFailed.ts';

export interface Outcome<Response> {
  /** The server's response, if the mutation succeeded. */
  response?: Response;
  /** The issues that the server returned, each with its text in the viewer's language. */
  issues: (Issue & { text: string })[];
}

/**
 * Returns a function that runs a mutation and never rejects, and whether it is running. The mutation's single field spreads
 * `saving_payload`. Files are passed in `uploadables` by variable path: `{'input.image': file}`.
 */
export function useSaving<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [running, setRunning] = useState(0);
  const intl = useIntl();
  const refused = (issues: Issue[]): Outcome<M['response']> => ({
    issues: issues.map(issue => ({ ...issue, text: issueMessage(intl)(issue) })),
  });
  const save = async (variables: M['variables'], uploadables?: UploadableMap): Promise<Outcome<M['response']>> => {
    setRunning(count => count + 1);
    try {
      const { commit } = await import('./commit.ts').catch(() => {
        throw new RequestFailed('OFFLINE', undefined, 'no answer');
      });
      const response = await commit<M>(mutation, variables, uploadables);
      const issues = payloadErrors(Object.values(response as object)[0] as saving_payload$key | null);
      return issues.length > 0 ? refused(issues) : { response, issues: [] };
    } catch (error) {
      const { code, requestId } = error instanceof RequestFailed ? error : new RequestFailed('INTERNAL', undefined, String(error));
      return refused([
        { code: `failed.${code === 'FORBIDDEN' && impersonationIn() ? 'IMPERSONATING' : code}`, params: { requestId: requestId ?? '–' } },
      ]);
    } finally {
      setRunning(count => count - 1);
    }
  };
  return [save, running > 0] as const;
}

/** Returns the errors of a payload that spreads `saving_payload`. */
export function payloadErrors(payload: saving_payload$key | null): Issue[] {
  if (!payload) return [];
  const fragment = graphql`
    fragment saving_payload on Payload @inline {
      errors {
        field
        code
        params
      }
    }
  `;
  const { errors } = readInline<saving_payload$data>(fragment, payload);
  return errors.map(({ field, code, params }) => ({ field: field ?? undefined, code, params: params as Issue['params'] }));
}
