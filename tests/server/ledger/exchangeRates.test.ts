import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
let finance: Client;

beforeAll(async () => {
  server = await ownCompany();
  finance = await signedInAs(server, 'finance@atlas.test');
});
afterAll(() => server.stop());

const enter = (currency: string, validFrom: string, rate: string) =>
  finance.mutate('createExchangeRate', { currency, validFrom, rate }, 'exchangeRate { id rate homeCurrency }');
const rateOn = async (currency: string, day: string, client = finance) =>
  (
    await client.query('query($currency: String!, $day: Date) { rateOnDay(currency: $currency, day: $day) { rate validFrom } }', {
      currency,
      day,
    })
  ).data.rateOnDay;

it('answers the last rate at or before a day, and none before the first', async () => {
  expect((await enter('SEK', '2025-03-01', '0.0951234567')).exchangeRate).toMatchObject({ rate: '0.0951234567', homeCurrency: 'USD' });
  await enter('SEK', '2025-03-10', '0.097');
  expect(await rateOn('SEK', '2025-02-28')).toBeNull();
  expect(await rateOn('SEK', '2025-03-01')).toEqual({ rate: '0.0951234567', validFrom: '2025-03-01' });
  expect(await rateOn('SEK', '2025-03-09')).toEqual({ rate: '0.0951234567', validFrom: '2025-03-01' });
  expect(await rateOn('SEK', '2030-01-01')).toEqual({ rate: '0.097', validFrom: '2025-03-10' });
  expect(await rateOn('NOK', '2030-01-01')).toBeNull();
});

it('keeps one rate for each currency and day, more than 0, and none of the own currency', async () => {
  await enter('DKK', '2025-03-01', '0.14');
  expect((await enter('DKK', '2025-03-01', '0.15')).errors).toMatchObject([{ field: 'validFrom', code: 'taken' }]);
  expect((await enter('DKK', '2025-03-02', '-1')).errors).toMatchObject([{ field: 'rate', code: 'notPositive' }]);
  expect((await enter('DKK', '2025-03-02', '1000000001')).errors).toMatchObject([{ field: 'rate', code: 'tooLarge' }]);
  expect((await enter('XXX1', '2025-03-02', '1')).errors).toMatchObject([{ field: 'currency', code: 'notInList' }]);
  expect((await enter('USD', '2025-03-02', '1')).errors).toMatchObject([{ field: 'currency', code: 'ownCurrency' }]);
});

it('shows a company its own rates alone', async () => {
  await enter('PLN', '2025-03-01', '0.25');
  expect(await rateOn('PLN', '2025-03-01', await signedInAs(server, 'admin@boreal.test'))).toBeNull();
});

it('knows the decimals of every currency in the database as in the server', async () => {
  const codes = Intl.supportedValuesOf('currency');
  const rows = await server.database.platform(em =>
    em.execute<{ code: string; decimals: number }[]>(`select code, noria_currency_decimals(code) as decimals from unnest(?::text[]) code`, [
      `{${codes.join()}}`,
    ]),
  );
  expect(rows).toEqual(codes.map(code => ({ code, decimals: currencyDecimals(code) })));
});
