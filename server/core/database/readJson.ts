import { readText, type ReadScope } from './readText.ts';

/**
 * Reads what one statement returns as the text of a JSON value, in a transaction of its own and one round trip; undefined without a row. The
 * statement is prepared: planning those of public pages costs more than running them.
 */
export async function readJson<Json>(
  connections: Parameters<typeof readText>[0],
  scope: ReadScope,
  text: string,
  values: unknown[],
): Promise<Json | undefined> {
  const json = await readText(connections, scope, text, values);
  return json === null ? undefined : (JSON.parse(json) as Json);
}
