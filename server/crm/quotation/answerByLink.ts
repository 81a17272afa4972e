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

/** What somebody sends who holds a quotation's link. */
interface ByLink {
  token: string;
  dryRun?: boolean;
}

/** The quotation as its customer may see it. Refused `linkOver`, whatever is wrong with the link. */
export async function openQuotation(context: Context, token: string): Promise<SharedQuotationValues> {
  const { companyId, recordId } = await openLink(context, token, 'VIEW');
  return context.database.inCompany({ companyId }, async em => {
    const quotation = await readSharedQuotation(em, recordId);
    return { ...quotation, company: { ...quotation.company, logo: await logoUrl(em, context.files) } };
  });
}

/** Accepts it in the name that was typed. InvalidInput; Refused `linkOver`. Once more is harmless. */
export const acceptByLink = (context: Context, { token, dryRun, ...said }: ByLink & { name: string }): Promise<SharedQuotationValues> =>
  answer(context, { token, dryRun }, { kind: 'ACCEPTED', ...check(acceptanceRules, said) });

/** Declines it, for a reason. InvalidInput; Refused `linkOver`. Once more is harmless. */
export const declineByLink = (context: Context, { token, dryRun, ...said }: ByLink & { reason: string }): Promise<SharedQuotationValues> =>
  answer(context, { token, dryRun }, { kind: 'DECLINED', ...check(declineRules, said) });

/** The first answer wins: both wait for the quotation's row, and the second one finds it answered. */
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
