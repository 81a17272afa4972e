import type { Client } from './Client.ts';

/** Exports a list as its screen's button does: `POST /export`. */
export const exported = ({ url }: { url: string }, client: Client, body: object, language = 'en'): Promise<Response> =>
  fetch(`${url}/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ format: 'csv', ...body }),
  });
