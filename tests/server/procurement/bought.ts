import { afterAll, beforeAll } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Purchasing } from './Purchasing.ts';

/** The orders of a demo company, on one server for all tests of purchasing.test.ts. */
export let bought: Purchasing;

beforeAll(async () => void (bought = await Purchasing.open()));
afterAll(async () => {
  await expectInvariantsHold(bought.server.database);
  await bought.server.stop();
});
