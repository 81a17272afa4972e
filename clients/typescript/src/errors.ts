/** A reason why a mutation changed nothing; `code` is stable, `message` is in the language of the request. */
export interface UserError {
  /** Path in the input, such as `lines.0.price`; null if the reason is not about one field. */
  field: string | null;
  code: string;
  params: Record<string, unknown> | null;
  message: string;
}

/** What is known of a failed request. */
export interface Failure {
  /** Stable code: `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `LIMIT_EXCEEDED`, `UNAVAILABLE`, `INTERNAL` … */
  code: string;
  /** HTTP status. */
  status: number;
  /** Finds the request in the operator's log. */
  requestId?: string;
  /** Field of the input that a `NOT_FOUND` is about. */
  field?: string;
  /** Seconds after which to ask again. */
  retryAfter?: number;
}

/** A request that has failed as a whole. */
export class NoriaError extends Error {
  override name = 'NoriaError';

  constructor(
    message: string,
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Stable code of the failure. */
  get code(): string {
    return this.failure.code;
  }
}

/** A mutation that was refused, by its input or by the business: nothing was changed. */
export class RefusedError extends NoriaError {
  override name = 'RefusedError';

  constructor(
    readonly errors: UserError[],
    /** The mutation's payload; after a conflict it holds the record as it is now, as far as it was selected. */
    readonly payload: Record<string, unknown>,
    failure: Omit<Failure, 'code'>,
  ) {
    super(errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('\n'), { ...failure, code: errors[0].code });
  }

  /** Whether somebody else changed the record after the version that was sent. */
  get isConflict(): boolean {
    return this.errors.some(({ code }) => code === 'conflict');
  }
}
