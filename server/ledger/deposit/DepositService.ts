import { companyToday } from '../../core/database/companyToday.ts';
import { noteChanged, noteCreated } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { moneyPosting } from '../bankAccount/moneyAccount.ts';
import { worthOf } from '../exchangeRate/homeWorth.ts';
import { postEntry } from '../entry/postEntry.ts';
import { findParties } from '../party/findParties.ts';
import { refuseUnknownParty } from '../party/refuseUnknownParty.ts';
import { depositCode } from './Deposit.ts';
import { assignDepositRules, depositRules } from './deposit.rules.ts';
import { entryDay, openDeposit, postForDeposit, refuseDecimals, worthOpen } from './openDeposit.ts';

/** Receives deposits, and assigns those received under a name to a customer (modules.md, L4). */
export class DepositService {
  constructor(private readonly scope: Pick<Scope, 'em'> & { viewer: Pick<Scope['viewer'], 'currency'> }) {}

  /**
   * Records a deposit: Dr cash, card or bank, Cr CUSTOMER_ADVANCES; in another currency at what really moved, or at the rate of the day. Returns its id.
   * @throws InvalidInput as `worthOf` and `refuseBankAccount`
   */
  async receive(input: object): Promise<string> {
    const { em, viewer } = this.scope;
    const { customerId, client, receivedOn: day, currency: given, homeAmount, ...deposit } = check(depositRules, input);
    const own = currencyOf(viewer);
    const currency = given ?? own;
    refuseDecimals(deposit.amount, currency);
    const receivedOn = await entryDay(em, 'receivedOn', day);
    await refuseUnknownParty(em, 'customerId', customerId, ['CUSTOMER']);
    const partyId = customerId ?? (await this.#customerCalled(client!));
    const id = newId(depositCode);
    const { amount, method, reference, bankAccountId } = deposit;
    const home = await worthOf(em, own, { currency, amount, homeAmount, on: receivedOn });
    const worth = home?.homeAmount ?? amount;
    const lines = [
      await moneyPosting(em, { ...deposit, currency, worth }),
      { account: 'CUSTOMER_ADVANCES' as const, credit: worth, partyId },
    ];
    const entryId = await postEntry(em, { postedOn: receivedOn, journal: 'CASH', sourceId: id, description: reference, lines });
    const row = { id, partyId, client: partyId ? null : client, ...deposit, currency, ...home, receivedOn };
    await em.execute(
      `insert into deposit (id, party_id, client, method, currency, amount, received_on, reference, entry_id, bank_account_id,
         exchange_rate, home_amount, home_used, number)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '')`,
      [
        id,
        partyId,
        row.client,
        method,
        currency,
        amount,
        receivedOn,
        reference,
        entryId,
        bankAccountId,
        home?.exchangeRate ?? null,
        home?.homeAmount ?? null,
        home && 0,
      ],
    );
    noteCreated(em, 'Deposit', [row]);
    return id;
  }

  /**
   * Assigns a deposit to the customer who paid it, in the ledger too. Returns the deposit's id.
   * @throws NotFound; InvalidInput `customerId`; Refused `depositAssigned`, `conflict` if it was refunded or assigned meanwhile.
   */
  async assign(input: object): Promise<string> {
    const { em } = this.scope;
    const { depositId, customerId } = check(assignDepositRules, input);
    const deposit = await openDeposit(em, depositId);
    const { number, open } = deposit;
    const worth = worthOpen(deposit);
    await refuseUnknownParty(em, 'customerId', customerId, ['CUSTOMER']);
    if (deposit.partyId) throw new Refused('depositAssigned');
    const lines = [
      { account: 'CUSTOMER_ADVANCES' as const, debit: worth },
      { account: 'CUSTOMER_ADVANCES' as const, credit: worth, partyId: customerId },
    ];
    await postForDeposit(em, deposit, { postedOn: await companyToday(em), lines });
    const [assigned] = await em.execute<object[]>(
      `update deposit set party_id = ?, client = null
       where company_id = noria_company() and id = ? and party_id is null and amount - applied - refunded = ?::numeric returning id`,
      [customerId, depositId, open],
    );
    if (!assigned) throw new Refused('conflict');
    noteChanged(em, 'Deposit', { id: depositId, name: number }, { customerId: [null, customerId] });
    return depositId;
  }

  /** The one customer of exactly this name, ignoring case; null if there is none. InvalidInput `client` ambiguous if there are several. */
  async #customerCalled(name: string): Promise<string | null> {
    const found = await findParties(this.scope.em, name, { kinds: ['CUSTOMER'], isWhole: true });
    if (found.length > 1) throw new InvalidInput({ field: 'client', code: 'ambiguous' });
    return found[0]?.partyId ?? null;
  }
}
