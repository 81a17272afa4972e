import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../support/Client.ts';
import { sharedDemo } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';
import { restAs, type Rest } from './Rest.ts';

let server: TestServer;
let admin: Rest;
beforeAll(async () => {
  server = await sharedDemo();
  admin = await restAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

describe('geography', () => {
  test('countries, states and cities by number or code, named in the language of the request', async () => {
    const countries = (await admin.get('/get-countries', { 'accept-language': 'es' })).body.data;
    expect(countries).toContainEqual({ id: 207, name: 'España', iso2: 'ES', phoneCode: '34', currency: 'EUR' });
    const states = (await admin.get('/get-states/207')).body;
    expect((await admin.get('/get-states/es')).body).toEqual(states);
    const barcelona = states.data.find(({ iso2 }: { iso2: string }) => iso2 === 'B');
    const cities = (await admin.post('/get-cities', { countryId: 207, stateId: barcelona.id })).body;
    expect(cities.data).toContainEqual({ id: expect.any(Number), name: 'Badalona', stateCode: 'B', countryCode: 'ES' });
    for (const body of [
      { country: 'ES', state: 'B' },
      { countryId: '207', stateId: 'B' },
      { countryId: 1, stateId: 1, country: 'ES', state: 'B' },
    ])
      expect((await admin.post('/get-cities', body)).body).toEqual(cities);
    expect((await admin.post('/get-cities', new URLSearchParams({ country: 'ES', state: 'B' }))).body).toEqual(cities);
  });

  test('answer 404 for an unknown place and 422 for a missing parameter', async () => {
    expect((await admin.get('/get-states/ZZ')).status).toBe(404);
    expect((await admin.get('/get-states/..%2f..')).status).toBe(404);
    expect((await admin.post('/get-cities', { country: 'ES', state: 'nowhere' })).status).toBe(404);
    expect((await admin.post('/get-cities', {})).body.fields).toEqual({ countryId: 'Required.', stateId: 'Required.' });
  });

  test('are in the schema for signed-in users', async () => {
    const query = '{ countries { code name } states(countryId: "JO") { code name } cities(countryId: "JO", stateId: "AM") { name } }';
    const { data } = await new Client(server.url, admin.token).query(query, {}, { 'accept-language': 'ar' });
    expect(data!.countries).toContainEqual({ code: 'JO', name: 'الأردن' });
    expect([data!.states.length, data!.cities.length].every(length => length > 0)).toBe(true);
    expect((await new Client(server.url).query('{ countries { code } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
