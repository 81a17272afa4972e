import type { z } from 'zod';

/** A validation issue. */
export interface RuleIssue {
  field: string;
  code: string;
  params?: Record<string, unknown>;
}

/** Converts Zod's issues to codes (our messages are codes), each with its field's path and the bound it violates. */
export function ruleIssues(error: z.ZodError): RuleIssue[] {
  return error.issues.map(issue => {
    const { minimum, maximum } = issue as { minimum?: number; maximum?: number };
    const params = {
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
      ...('params' in issue && (issue.params as object)),
    };
    return { field: issue.path.join('.'), code: codeOf(issue), ...(Object.keys(params).length && { params }) };
  });
}

/** Zod's own messages contain spaces; our codes are single words. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (/^\w+$/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input == null) return 'required';
  return issue.code === 'invalid_value' ? 'notInList' : 'invalid';
}
