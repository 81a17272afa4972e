import type { Client } from './Client.ts';

/** Sends a file with a mutation, as browsers do, and returns the mutation's payload. */
export async function sendFile(
  { url, token }: Client,
  query: string,
  input: Record<string, unknown>,
  { bytes, name, type = 'application/octet-stream' }: { bytes: Uint8Array; name: string; type?: string },
): Promise<{ data: Record<string, never>; errors?: { extensions: { code: string } }[] }> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
  form.append('map', JSON.stringify({ file: ['variables.input.file'] }));
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', body: form, headers });
  return (await response.json()) as never;
}
