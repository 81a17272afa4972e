/**
 * A request without a usable answer. `code` is the server's error code, OFFLINE when there was no answer, or CODE when a part of the app
 * could not be loaded; `requestId` identifies the request in the server log.
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
