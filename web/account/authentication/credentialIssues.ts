import type { IntlShape } from 'react-intl';
import { ruleIssues } from '../../../server/core/rules/ruleIssues.ts';
import { issueMessage } from '../../core/i18n/issueMessage.ts';
import type { Outcome } from '../../core/relay/saving.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Whether an entry may be right: the server then checks it by the same rules, and most visitors never load them. */
const isPlausible = ({ email, password }: Credentials) => /\S@\S/.test(email) && password !== '';

/** Returns why an entry cannot be right, with texts in the viewer's language; nothing if the server should decide. */
export async function credentialIssues(entry: Credentials, intl: IntlShape): Promise<Outcome<unknown>['issues']> {
  if (isPlausible(entry)) return [];
  // If the rules cannot be loaded, the server validates alone.
  const rules = await import('../../../server/core/session/credentials.rules.ts').catch(() => undefined);
  const { error } = rules?.signInRules.safeParse(entry) ?? {};
  return error ? ruleIssues(error).map(issue => ({ ...issue, text: issueMessage(intl)(issue) })) : [];
}
