import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import pg from 'pg';

/** Maximum length of a statement's text in a span, in characters. */
const longest = 2_000;

type Callback = (error: Error | null, ...rest: unknown[]) => void;

/** What pg sends and answers by itself, such as a batch of statements in one round trip. */
interface Sent {
  text?: string;
  submit: unknown;
  handleReadyForQuery: (...values: unknown[]) => void;
  handleError: (error: Error, ...values: unknown[]) => void;
}

/**
 * Traces each statement that a request sends to the database, on any connection of the process. A span has the statement's text without the
 * values in it; parameters are left out. What no request has asked for has no span.
 */
export function traceStatements(tracer: Tracer): void {
  const { prototype } = pg.Client;
  const query = Reflect.get(prototype, 'query') as (...values: unknown[]) => unknown;
  prototype.query = function traced(this: pg.Client, ...values: unknown[]) {
    if (!trace.getSpan(context.active())) return query.apply(this, values);
    const [first] = values as [string | Sent | { text: string }];
    const text = withoutValues(typeof first === 'string' ? first : (first.text ?? ''));
    const name = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
    const callback = values.at(-1);
    if (typeof first === 'object' && 'submit' in first) endWith(first, span);
    else if (typeof callback === 'function')
      values[values.length - 1] = (error: Error | null, ...rest: unknown[]) => {
        end(span, error);
        (callback as Callback)(error, ...rest);
      };
    const sent = query.apply(this, values);
    if (sent instanceof Promise)
      void sent.then(
        () => end(span, null),
        (error: Error) => end(span, error),
      );
    return sent;
  } as typeof prototype.query;
}

function endWith(sent: Sent, span: Span): void {
  const { handleReadyForQuery, handleError } = sent;
  sent.handleReadyForQuery = (...values) => {
    end(span, null);
    handleReadyForQuery.apply(sent, values);
  };
  sent.handleError = (error, ...values) => {
    end(span, error);
    handleError.call(sent, error, ...values);
  };
}

/** Ends a span. PostgreSQL's messages quote values, so only the code of an error is told. */
function end(span: Span, error: (Error & { code?: string }) | null): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.code });
  span.end();
}

/** How much of a statement is looked at, in characters: rows to insert can be megabytes. */
const read = 5 * longest;

/** Replaces the literals in a statement, which may be personal data; also one that is cut off. */
export const withoutValues = (text: string): string =>
  text
    .slice(0, read)
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/(?<![\w$"])-?\d+(?:\.\d+)?\b/g, '?')
    .slice(0, longest);
