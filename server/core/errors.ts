/** A problem with an input: the path of the field (`lines.0.price`), a code that is a message id, and the parameters of its message. */
export interface Issue {
  field?: string;
  code: string;
  params?: Record<string, unknown>;
}

/** A failure that the caller can act on: returned in `payload.errors`, or as 4xx over REST. */
export abstract class ExpectedError extends Error {
  constructor(readonly issues: Issue[]) {
    super(issues.map(({ field, code }) => (field ? `${field}: ${code}` : code)).join(', '));
  }
}

/** The input violates validation rules: 422. */
export class InvalidInput extends ExpectedError {
  constructor(...issues: Issue[]) {
    super(issues);
  }
}

/** A business rule refuses the command: 409. */
export class Refused extends ExpectedError {
  constructor(code: string, params?: Record<string, unknown>) {
    super([{ code, params }]);
  }
}

/** A refusal that returns other payload fields along with the errors. */
export class RefusedWithAnswer extends Refused {
  constructor(
    code: string,
    params: Record<string, unknown>,
    readonly answer: Record<string, unknown>,
  ) {
    super(code, params);
  }
}

/** Another user changed the record first: 409 with the current record. */
export class Conflict extends ExpectedError {
  constructor(readonly currentId: string) {
    super([{ code: 'conflict', params: { id: currentId } }]);
  }
}

/** A request rejected for its form, before its content is examined: 4xx, in the format of the endpoint. */
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
    /** The input field at fault, unless it is the request as a whole. */
    readonly field?: string,
  ) {
    super(messageId);
  }
}
/** Nobody is signed in, or the session has ended: 401. */
export const NotSignedIn = () => new RequestError('UNAUTHENTICATED', 'notSignedIn');
/** The viewer lacks the permission: 403. */
export const NotAllowed = () => new RequestError('FORBIDDEN', 'notAllowed');
/** Allowed for a user, but not for their API key: 403. */
export const NotByKey = () => new RequestError('FORBIDDEN', 'notByKey');
/** The viewer signed in without the second factor required of them: 403 until there is one. */
export const SecondFactorDemanded = () => new RequestError('FORBIDDEN', 'secondFactorDemanded');
/** A SUPER_ADMIN impersonating a company cannot change anything in it: 403. */
export const ImpersonationReadOnly = () => new RequestError('FORBIDDEN', 'impersonationReadOnly');
/**
 * The record does not exist or belongs to another company: 404, without saying which. `field` is the input path of the id, unless it is the
 * id of the record itself.
 */
export const NotFound = (field?: string) => new RequestError('NOT_FOUND', 'notFound', field);

/** A required service is temporarily unavailable: 503. */
export const Unavailable = () => new RequestError('UNAVAILABLE', 'unavailable');
/** The request asks for too much at once, or needs something that others have locked; nothing was changed: 503. */
export const Busy = () => new RequestError('UNAVAILABLE', 'busy');
/** Header of every 503 response: the number of seconds after which to retry. */
export const askAgain = { 'retry-after': '5' };

/** The reason why the server cannot start, in one line. */
export class StartError extends Error {}
