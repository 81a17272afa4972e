import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { accessOfClass } from '../../core/access/Allow.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { Requisition } from '../requisition/Requisition.ts';
import type { Asked } from './submitOffer.ts';
import { questionLimit } from './question.rules.ts';
import { RequisitionQuestion } from './RequisitionQuestion.ts';

/**
 * Stores a vendor's question and tells who asked for the prices.
 * @throws InvalidInput `question` tooManyQuestions.
 */
export async function askQuestion(em: EntityManager, context: Context, { requisition, vendor }: Asked, question: string): Promise<void> {
  const asked = await em.count(RequisitionQuestion, { requisition: requisition.id, vendor: vendor.id, deletedAt: null });
  if (asked >= questionLimit) throw new InvalidInput({ field: 'question', code: 'tooManyQuestions', params: { max: questionLimit } });
  em.create(RequisitionQuestion, { requisition: ref(requisition), vendor: ref(vendor), question, askedAt: new Date() });
  await em.flush();
  const record = { id: requisition.id, name: requisition.number };
  const to = [requisition.requestedBy?.id].filter(user => user !== undefined);
  const told = { kind: NotificationKind.VENDOR_ASKED, access: accessOfClass(Requisition), record, to, text: question };
  await notify({ em, context, viewer: null }, told);
}
