import { LockMode } from '@mikro-orm/core';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { inCompanyAsGuest } from '../../core/links/inCompanyAsGuest.ts';
import { neutral, openLink } from '../../core/links/openLink.ts';
import { logoUrl } from '../../core/print/letterhead.ts';
import { isStillGranted } from '../../core/links/recordLinks.ts';
import { answerQuotation } from './answerQuotation.ts';
import { CrmQuotation } from './CrmQuotation.ts';
import { acceptanceRules, declineRules } from './crmQuotation.rules.ts';
import { readSharedQuotation, type SharedQuotationValues } from './readSharedQuotation.ts';

/** Input from the holder of a quotation link. */
interface ByLink {
  token: string;
  dryRun?: boolean;
}

/** Reads the quotation as visible to its customer. Throws Refused `linkOver`, whatever is wrong with the link. */
export async function openQuotation(context: Context, token: string): Promise<SharedQuotationValues> {
  const { companyId, recordId } = await openLink(context, token, 'VIEW');
  return context.database.inCompany({ companyId }, async em => {
    const quotation = await readSharedQuotation(em, recordId);
    return { ...quotation, company: { ...quotation.company, logo: await logoUrl(em, context.files) } };
  });
}

/** Accepts the quotation under the given name; repeating it does nothing. Throws InvalidInput, Refused `linkOver`. */
export const acceptByLink = (context: Context, { token, dryRun, ...said }: ByLink & { name: string }): Promise<SharedQuotationValues> =>
  answer(context, { token, dryRun }, { kind: 'ACCEPTED', ...check(acceptanceRules, said) });

/** Declines the quotation with a reason; repeating it does nothing. Throws InvalidInput, Refused `linkOver`. */
export const declineByLink = (context: Context, { token, dryRun, ...said }: ByLink & { reason: string }): Promise<SharedQuotationValues> =>
  answer(context, { token, dryRun }, { kind: 'DECLINED', ...check(declineRules, said) });

/** Stores an answer. The row lock makes the first one win; a concurrent second one finds the quotation answered. */
async function answer(
  context: Context,
  { token, dryRun = false }: ByLink,
  said: { kind: 'ACCEPTED'; name: string } | { kind: 'DECLINED'; reason: string },
): Promise<SharedQuotationValues> {
  const { companyId, recordId } = await openLink(context, token, said.kind === 'ACCEPTED' ? 'ACCEPT' : 'DECLINE');
  const name = said.kind === 'ACCEPTED' ? said.name : undefined;
  const work = inCompanyAsGuest(context, { companyId, name }, dryRun, async em => {
    if (!(await isStillGranted(em, token))) throw new Refused('linkOver');
    const quotation = await em.findOneOrFail(CrmQuotation, { id: recordId, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await answerQuotation({ em, context, viewer: null }, quotation, { ...said, ipAddress: context.origin.ipAddress });
    return readSharedQuotation(em, recordId);
  });
  return work.catch(neutral);
}
