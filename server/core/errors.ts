/** One thing wrong with an input: the field's path (`lines.0.price`), a code that is a message id, and the values its text names. */
export interface Issue {
  field?: string;
  code: string;
  params?: Record<string, unknown>;
}

/** A failure the caller can do something about: answered in `payload.errors`, or as 4xx over REST. */
export abstract class ExpectedError extends Error {
  constructor(readonly issues: Issue[]) {
    super(issues.map(({ field, code }) => (field ? `${field}: ${code}` : code)).join(', '));
  }
}

/** The input breaks rules: 422. */
export class InvalidInput extends ExpectedError {
  constructor(...issues: Issue[]) {
    super(issues);
  }
}

/** The business refuses: 409. */
export class Refused extends ExpectedError {
  constructor(code: string, params?: Record<string, unknown>) {
    super([{ code, params }]);
  }
}

/** Refused, with more to tell than errors: what of the payload is answered beside them. */
export class RefusedWithAnswer extends Refused {
  constructor(
    code: string,
    params: Record<string, unknown>,
    readonly answer: Record<string, unknown>,
  ) {
    super(code, params);
  }
}

/** Somebody else changed the record first: 409 with the record as it is now. */
export class Conflict extends ExpectedError {
  constructor(readonly currentId: string) {
    super([{ code: 'conflict', params: { id: currentId } }]);
  }
}

/** A request that is refused for how it was sent, before anybody looks at what it asks: 4xx, in the shape of its door. */
export class RefusedRequest extends Error {
  constructor(
    readonly statusCode: number,
    readonly messageId: string,
    readonly params?: Record<string, unknown>,
  ) {
    super(messageId);
  }
}

/** A failure that ends the request: thrown, with `extensions.code`. */
export class RequestError extends Error {
  constructor(
    readonly code: 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_USER_INPUT' | 'UNAVAILABLE',
    readonly messageId: string,
    /** The field of the input that is to blame, where it is not the request as a whole. */
    readonly field?: string,
  ) {
    super(messageId);
  }
}
/** Nobody is signed in, or no longer: 401. */
export const NotSignedIn = () => new RequestError('UNAUTHENTICATED', 'notSignedIn');
/** Signed in, without the right: 403. */
export const NotAllowed = () => new RequestError('FORBIDDEN', 'notAllowed');
/** A person may, an API key of his may not: 403. */
export const NotByKey = () => new RequestError('FORBIDDEN', 'notByKey');
/** Signed in, without the second factor that is demanded: 403 until there is one. */
export const SecondFactorDemanded = () => new RequestError('FORBIDDEN', 'secondFactorDemanded');
/** SUPER_ADMIN visiting a company changes nothing in it: 403. */
export const VisitorsRead = () => new RequestError('FORBIDDEN', 'visitorsRead');
/** Not there, or another company's: 404, never saying which. `field` is the input's path of the id, where it is not the record's own. */
export const NotFound = (field?: string) => new RequestError('NOT_FOUND', 'notFound', field);

/** Something it needs is away, and comes back: 503. */
export const Unavailable = () => new RequestError('UNAVAILABLE', 'unavailable');
/** Too much is asked at once, or others hold what it needs; nothing was changed: 503. */
export const Busy = () => new RequestError('UNAVAILABLE', 'busy');
/** The header of every 503: in how many seconds to ask again. */
export const askAgain = { 'retry-after': '5' };

/** Why the server cannot start, in one line. */
export class StartError extends Error {}
