import { companyToday } from '../../core/database/companyToday.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { refuseBankAccount } from '../bankAccount/refuseBankAccount.ts';
import type { PartyAccount } from '../party/PartyAccount.ts';
import { partyAccountOf } from '../party/partyAccountOf.ts';
import { refuseUnknownParty } from '../party/refuseUnknownParty.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';
import { applyCredit } from './applyCredit.ts';
import { applyCreditRules, refundCreditRules } from './payment.rules.ts';
import { refundCredit } from './refundCredit.ts';

/** Applies and refunds a party's credit manually; a sale paid by credit applies it itself. */
export class CreditService {
  constructor(private readonly scope: Scope) {}

  /** Settles the given documents, or the oldest if none are given; returns the party's account afterwards. */
  async apply(input: object): Promise<PartyAccount | null> {
    const { em, viewer } = this.scope;
    const { allocations, ...asked } = check(applyCreditRules, input);
    const ledger = { ...asked, currency: asked.currency ?? currencyOf(viewer) };
    await refuseUnknownParty(em, 'partyId', asked.partyId);
    await applyCredit(em, ledger, allocations, await companyToday(em));
    return partyAccountOf(em, ledger);
  }

  /** Refunds credit. Returns the payment's id. */
  async refund(input: object): Promise<string> {
    const { em, viewer } = this.scope;
    const { control, partyId, currency, homeAmount, ...refund } = check(refundCreditRules, input);
    const own = currencyOf(viewer);
    await refuseUnknownParty(em, 'partyId', partyId);
    if (refund.bankAccountId) await refuseBankAccount(em, refund.bankAccountId, { method: refund.method, currency: currency ?? own });
    if (refund.paidOn) await refuseEntryDay(em, 'paidOn', refund.paidOn);
    const paidOn = refund.paidOn ?? (await companyToday(em));
    const ledger = { control, partyId, currency: currency ?? own };
    return refundCredit(em, ledger, { ...refund, paidOn, worth: { own, homeAmount } });
  }
}
