import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAs, type Client } from '../support/Client.ts';
import { sharedDemo } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await sharedDemo();
  client = await signedInAs(server, 'inventory@atlas.test');
});
afterAll(() => server.stop());

const find = async (search: string, country?: string): Promise<{ name: string; state: string }[]> => {
  const query = 'query($search: String!, $country: String) { findCities(search: $search, country: $country) { name state } }';
  return (await client.query(query, { search, country })).data.findCities;
};

test('cities are found by words of name and state, without accents, in the country that is asked for', async () => {
  expect(await find('a coruna', 'ES')).toContainEqual({ name: 'A Coruña', state: 'A Coruña' });
  const springfields = await find('springfield illi', 'US');
  expect(springfields).toEqual([{ name: 'Springfield', state: 'Illinois' }]);
  // The company's country, unless another is named.
  expect(await find('springfield illi')).toEqual(springfields);
  expect(await find('springfield illi', 'JO')).toEqual([]);
});

test('those that begin with the search come first, eight at most, whatever is asked', async () => {
  const found = await find('new', 'US');
  expect(found).toHaveLength(8);
  expect(found.every(({ name }) => name.toLowerCase().startsWith('new'))).toBe(true);
  for (const [search, country] of [
    ['', 'US'],
    ['%', 'US'],
    ['x'.repeat(100_000), 'US'],
    ['a', 'ZZ'],
    ['a', '../../etc'],
  ])
    expect(await find(search, country)).toEqual([]);
});
