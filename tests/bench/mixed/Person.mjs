/** A failure that was counted already: the piece of work ends. */
class Counted extends Error {}

/** Somebody signed in who works through one of the processes. Each request is timed, and each failure counted by its code. */
export class Person {
  #url;
  #token;
  #measures;
  #ledger;

  constructor(url, token, world, { measures, ledger }) {
    this.#url = url;
    this.#token = token;
    this.world = world;
    this.#measures = measures;
    this.#ledger = ledger;
  }

  /** Does one piece of work to its end or its first failure, which is counted. */
  async attempt(work) {
    try {
      await work(this);
    } catch (error) {
      if (!(error instanceof Counted)) this.#measures.addError(work.name, error.cause?.code ?? error.message);
    }
  }

  /** The data of a query. */
  async read(kind, query, variables = {}) {
    const { data, errors } = await this.#send(kind, '/graphql', { query, variables });
    for (const { extensions, message } of errors ?? []) this.#fail(kind, extensions?.code ?? message);
    return data;
  }

  /**
   * The record that a command wrote; null on a conflict.
   * @param isStale whether an old version is sent on purpose, so that anything but a conflict is an error.
   */
  async write(kind, command, input, selection, isStale = false) {
    const [name, type = `${name[0].toUpperCase()}${name.slice(1)}Input`] = command.split(':');
    const record = selection.split(' ')[0];
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { field code } ${selection} } }`;
    const { [name]: payload } = await this.read(kind, query, { input });
    const [error] = payload.errors;
    if (error?.code === 'conflict') {
      this.#measures.addConflict();
      return null;
    }
    if (error) this.#fail(kind, [error.field, error.code].filter(Boolean).join(' '));
    if (isStale) this.#fail(kind, 'an old version was accepted');
    return payload[record];
  }

  /** The answer of a documented call. */
  rest(kind, method, path, body) {
    return this.#send(kind, `/api/v1${path}`, body, method);
  }

  /** Downloads an export and returns its text. */
  async export(kind, body) {
    return this.#send(kind, '/export', body, 'POST', response => response.text());
  }

  /** Remembers an acknowledged write, to be found again at the end. */
  remember(field, id, value, version = 0) {
    this.#ledger.remember(field, id, value, version);
  }

  async #send(kind, path, body, method = 'POST', read = response => response.json()) {
    const headers = { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': 'application/json' }) };
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const since = performance.now();
    const response = await fetch(this.#url + path, request);
    if (!response.ok) {
      const text = await response.text();
      const code = /"code":\s*"(\w+)"/.exec(text)?.[1] ?? '';
      this.#fail(kind, `HTTP ${response.status} ${code}`.trim());
    }
    const answer = await read(response);
    this.#measures.add(kind, performance.now() - since);
    return answer;
  }

  #fail(kind, code) {
    this.#measures.addError(kind, code);
    throw new Counted(code);
  }
}
