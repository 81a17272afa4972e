import type { DocumentDecoration, TadaDocumentNode } from 'gql.tada';
import { NoriaError, RefusedError, type UserError } from './errors.ts';
import { bodyOf } from './bodyOf.ts';
import { prepareOperation, type Operation } from './prepareOperation.ts';

/** Where and as whom a client works. */
export interface NoriaOptions {
  /** Address of the installation, such as `https://noria.example.com`. */
  url: string;
  /** API key, or access token of a sign-in, which is renewed while the client is in use; a function is asked for each request. */
  token: string | (() => string | Promise<string>);
  /** Language of messages: `en`, `ar` or `es`; by default the user's. */
  language?: string;
  /** Sent as `x-internal-access`, if the operator requires it. */
  internalAccessKey?: string;
  /** How often a request is sent at most, 5 by default; 1 switches repeating off. */
  attempts?: number;
  /** Seconds to wait for a response, 30 by default. */
  timeout?: number;
}

/** A page of a list. */
export interface Page<Node> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type Document<Result, Variables> = Pick<TadaDocumentNode<Result, Variables>, 'kind' | 'definitions'> &
  DocumentDecoration<Result, Variables>;
type Arguments<Variables> = Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** Longest wait between two attempts, in seconds; a server that asks for more is not waited for. */
const longestPause = 60;

/** A client of Noria's GraphQL API. */
export class NoriaClient {
  readonly #options: NoriaOptions;
  #renewed: string | undefined;

  constructor(options: NoriaOptions) {
    this.#options = options;
  }

  /**
   * Runs an operation and returns its data. Repeats it with increasing delays while Noria is busy or out of reach; a mutation with an
   * idempotency key, which it gives it unless it has one, so that it runs once. Blobs among the variables are uploaded.
   * @throws RefusedError if a mutation was refused.
   * @throws NoriaError for every other failure.
   */
  async run<Result, Variables>(document: Document<Result, Variables>, ...[variables]: Arguments<Variables>): Promise<Result> {
    const operation = prepareOperation(document, variables ?? {});
    const attempts = this.#options.attempts ?? 5;
    for (let attempt = 1; ; attempt++) {
      try {
        return (await this.#send(operation)) as Result;
      } catch (error) {
        const pause = error instanceof NoriaError ? pauseAfter(error, operation, attempt) : undefined;
        if (pause === undefined || attempt >= attempts) throw error;
        await new Promise(done => setTimeout(done, pause * 1000));
      }
    }
  }

  /**
   * Yields all nodes of a list, page after page.
   * @param document a query with the variable `$after`.
   * @param pageOf takes the list, with `pageInfo { hasNextPage endCursor }`, from the data of a page.
   */
  async *list<Result, Variables extends { after?: string | null }, Node>(
    document: Document<Result, Variables>,
    variables: Omit<Variables, 'after'>,
    pageOf: (result: Result) => Page<Node> | null,
  ): AsyncGenerator<Node, void, undefined> {
    for (let after: string | null = null; ;) {
      const result: Result = await this.run(document, ...([{ ...variables, after }] as unknown as Arguments<Variables>));
      const page = pageOf(result);
      for (const { node } of page?.edges ?? []) yield node;
      if (!page?.pageInfo.hasNextPage) return;
      after = page.pageInfo.endCursor;
    }
  }

  async #send(operation: Operation): Promise<unknown> {
    const { url, token, language, internalAccessKey, timeout = 30 } = this.#options;
    const bearer = typeof token === 'string' ? (this.#renewed ?? token) : await token();
    const { body, headers } = bodyOf(operation);
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url.replace(/\/$/, '')}/graphql`, {
        method: 'POST',
        headers: {
          ...headers,
          authorization: `Bearer ${bearer}`,
          ...(language && { 'accept-language': language }),
          ...(internalAccessKey && { 'x-internal-access': internalAccessKey }),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout * 1000),
      });
      text = await response.text();
    } catch (error) {
      throw new NoriaError('Noria is out of reach.', { code: 'UNREACHABLE', status: 0 }, { cause: error });
    }
    this.#renewed = response.headers.get('x-renewed-token') ?? this.#renewed;
    return dataOf(response, text, operation);
  }
}

/** Returns the seconds until a failed request may be sent again, if it may. */
function pauseAfter({ failure }: NoriaError, { isRepeatable }: Operation, attempt: number): number | undefined {
  // Nothing was changed by a request that was turned away; of a lost response nobody knows.
  const wasTurnedAway = failure.status === 503 || failure.status === 429;
  if (!wasTurnedAway && !(isRepeatable && failure.code === 'UNREACHABLE')) return undefined;
  const pause = failure.retryAfter ?? 2 ** (attempt - 2) * (1 + Math.random());
  return pause <= longestPause ? pause : undefined;
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; requestId?: string; field?: string } }[];
  /** Failures before GraphQL, such as a body that is too large. */
  error?: string;
}

function dataOf(response: Response, text: string, { payloads }: Operation): unknown {
  const { status } = response;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const after = response.headers.get('retry-after');
  const failure = { status, requestId, ...(after !== null && { retryAfter: Number(after) }) };
  let answer: Answer;
  try {
    answer = JSON.parse(text) as Answer;
  } catch (error) {
    throw new NoriaError(`Noria responded with status ${status}.`, { ...failure, code: `HTTP_${status}` }, { cause: error });
  }
  const { data, errors, error } = answer;
  if (errors?.length) {
    const { message, extensions } = errors[0];
    throw new NoriaError(message, { ...failure, ...extensions, code: extensions?.code ?? `HTTP_${status}` });
  }
  if (!data) throw new NoriaError(error ?? `Noria responded with status ${status}.`, { ...failure, code: `HTTP_${status}` });
  for (const name of payloads) {
    const payload = data[name] as { errors: UserError[] };
    if (payload.errors.length) throw new RefusedError(payload.errors, payload, failure);
  }
  return data;
}
