/**
 * A request that brought no answer to show: `code` is the server's, OFFLINE when there was none, or CODE when it was for a part of the
 * program; `requestId` is what the log knows it by.
 */
export class RequestFailed extends Error {
  constructor(
    readonly code: string,
    readonly requestId: string | undefined,
    message: string,
  ) {
    super(message);
  }
}
