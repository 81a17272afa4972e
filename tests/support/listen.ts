import type { Client } from './Client.ts';

interface Heard {
  data: { recordsChanged: { recordId: string; type: string; kind: string }[] };
}

/** Subscribes to live updates, read one event at a time; undefined once the server has ended the stream. */
export async function listen(url: string, client: Client, types: string[]) {
  const stop = new AbortController();
  const response = await fetch(`${url}/graphql/stream`, {
    method: 'POST',
    signal: stop.signal,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${client.token}` },
    body: JSON.stringify({
      query: 'subscription($types: [String!]!) { recordsChanged(types: $types) { recordId type kind } }',
      variables: { types },
    }),
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Heard | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        if (/^event: complete/m.test(event)) return undefined;
        const data = /^data: (.+)$/m.exec(event)?.[1];
        if (data) return JSON.parse(data);
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  /** Returns the ids received until that of one record was among them. */
  const until = async (id: string): Promise<string[]> => {
    const ids: string[] = [];
    while (!ids.includes(id)) ids.push(...(await next())!.data.recordsChanged.map(change => change.recordId));
    return ids;
  };
  return { status: response.status, next, until, stop: () => stop.abort() };
}
