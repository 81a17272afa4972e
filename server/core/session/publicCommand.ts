import { getNamedType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import { asExpected } from '../database/databaseErrors.ts';
import type { Issue } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import { setRetryAfter } from '../graphql/setRetryAfter.ts';
import { collect } from '../graphql/select/collect.ts';
import { Plan } from '../graphql/select/Plan.ts';
import { errorText } from '../rules/errorText.ts';

/**
 * Runs a mutation of a caller who is not signed in. It opens its own transactions, because the company is known only once the caller's
 * proof is verified. Expected failures become `payload.errors`, as with every command.
 */
export async function publicCommand(context: Context, info: GraphQLResolveInfo, work: () => Promise<object | void>): Promise<object> {
  try {
    return payload(context, info, { ...(await work()), errors: [] });
  } catch (error) {
    const expected = asExpected(error);
    if (!expected) throw error;
    setRetryAfter(context, expected.issues);
    return payload(context, info, { errors: expected.issues.map(issue => worded(context, issue)) });
  }
}

const worded = ({ language }: Context, issue: Issue) => ({ ...issue, message: errorText(language, issue.code, issue.params) });

/** Payload values are looked up by response key. */
function payload(context: Context, info: GraphQLResolveInfo, answer: Record<string, unknown>): object {
  const plan = new Plan({ variables: info.variableValues, viewer: context.viewer });
  const type = getNamedType(info.returnType) as GraphQLObjectType;
  const fields = collect(
    { schema: info.schema, fragments: info.fragments, plan },
    type,
    info.fieldNodes.map(({ selectionSet }) => selectionSet),
  );
  return Object.fromEntries([...fields].map(([key, [node]]) => [key, answer[node.name.value] ?? null]));
}
