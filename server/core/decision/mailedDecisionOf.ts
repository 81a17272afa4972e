import { typeOfId } from '../database/ids.ts';
import type { Services } from '../graphql/Context.ts';
import type { MailedDecision } from './MailedDecision.ts';

/** Returns how a record is decided by a link in a mail; undefined for types that are not. */
export const mailedDecisionOf = ({ mailedDecisions = [] }: Services, recordId: string): MailedDecision | undefined =>
  mailedDecisions.find(({ code }) => code === typeOfId(recordId));
