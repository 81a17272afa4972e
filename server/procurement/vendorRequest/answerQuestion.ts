import { LockMode } from '@mikro-orm/core';
import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { actorOf } from '../../core/record/creatorOf.ts';
import { answerRules } from './question.rules.ts';
import { RequisitionQuestion } from './RequisitionQuestion.ts';

/** Answers a vendor's question, or corrects the answer: all vendors of the requisition read it by their links. */
export async function answerQuestion(scope: Scope, input: { id: string; answer: string }): Promise<RequisitionQuestion> {
  const { em } = scope;
  const { id, answer } = check(answerRules, input);
  const found =
    typeOfId(id) === codeOf(RequisitionQuestion)
      ? await em.findOne(RequisitionQuestion, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
  if (!found) throw NotFound();
  Object.assign(found, { answer, answeredAt: new Date(), answeredBy: await actorOf(scope) });
  await em.flush();
  return found;
}
