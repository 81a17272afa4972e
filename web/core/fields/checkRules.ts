import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { IntlShape } from 'react-intl';
import type { ZodType } from 'zod';
import { ruleIssues } from '../../../server/core/rules/ruleIssues.ts';
import { issueMessage } from '../i18n/issueMessage.ts';

/** Validation rules, or a function that loads them: pages that must load fast validate only on submit. */
export type Rules<Output> = ZodType<Output, unknown> | (() => Promise<ZodType<Output, unknown>>);

/** Validates a form with the server's own rules, translating the same error codes here. */
export function checkRules<Values extends FieldValues, Output>(rules: Rules<Output>, intl: IntlShape): Resolver<Values, unknown, Output> {
  return async values => {
    const loaded = typeof rules === 'function' ? await rules().catch(() => undefined) : rules;
    // If the rules cannot be loaded, the server validates alone; sending then reports when it cannot be reached.
    if (!loaded) return { values: values as never, errors: {} };
    const result = loaded.safeParse(values);
    if (result.success) return { values: result.data as never, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const issue of ruleIssues(result.error))
      place(errors, (issue.field || 'root').split('.'), { type: issue.code, message: issueMessage(intl)(issue) });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

function place(target: Record<string, unknown>, [key, ...rest]: string[], error: object) {
  if (rest.length === 0) target[key] ??= error;
  else place((target[key] ??= {}) as Record<string, unknown>, rest, error);
}
