import { afterAll, beforeAll } from 'vitest';
import { startDemo } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Sourcing } from './sourcing.ts';

/** The requests of a demo company, on one server for all tests of requests.test.ts. */
export let world: Sourcing;

beforeAll(async () => void (world = await Sourcing.begin(await startDemo())));
afterAll(async () => {
  await expectInvariantsHold(world.server.database);
  await world.server.stop();
});
