import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { IntlShape } from 'react-intl';
import type { ZodType } from 'zod';
import { ruleIssues } from '../../../server/core/rules/ruleIssues.ts';
import { issueMessage } from '../i18n/issueMessage.ts';

/** Rules at hand, or how to load them: a page that must be there at once checks only when it is sent. */
export type Rules<Output> = ZodType<Output, unknown> | (() => Promise<ZodType<Output, unknown>>);

/** Runs the server's own rules in the form: the same codes come out, put into words here. */
export function checkRules<Values extends FieldValues, Output>(rules: Rules<Output>, intl: IntlShape): Resolver<Values, unknown, Output> {
  return async values => {
    const loaded = typeof rules === 'function' ? await rules().catch(() => undefined) : rules;
    // Rules that cannot be fetched leave the checking to the server: sending then says that it does not answer.
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
