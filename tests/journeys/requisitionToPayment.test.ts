import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectInvariantsHold } from '../support/expectInvariantsHold.ts';
import { Shell } from '../web/shell/Shell.ts';
import { billByLinks, payMatched, payOverridden, receiveGoods } from './ordersToPayment.ts';
import { PurchaseTelling } from './PurchaseTelling.ts';
import { priceByLinks, requestPrices, splitAward } from './requisitionToOrders.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

test(
  'a requisition is priced by three vendors, awarded to two, received in part, billed by their links, overridden by a second person and paid',
  { timeout: 240_000 },
  async () => {
    const teller = await PurchaseTelling.of(shell);
    for (const chapter of [requestPrices, priceByLinks, splitAward, billByLinks, receiveGoods, payOverridden, payMatched])
      await chapter(teller);
    expect(shell.complaints()).toEqual([]);
    await expectInvariantsHold(shell.server.database);
  },
);
