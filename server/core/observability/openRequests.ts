/** Milliseconds after which a request is no longer waited for: it is a stream, or takes long by itself. */
const patience = 100;

/** Requests received that have not been answered. A number, as whatever held the requests would keep their objects from dying young. */
let open = 0;
/**
 * How few were open at a time, since `began` and in the stretch before: as many have been open for longer than our patience, among them those whose
 * senders have gone without an answer.
 */
let fewest = 0;
let fewestBefore = 0;
let began = 0;

/** Notes that a request has been received. */
export function noteReceived(): void {
  open++;
}

/** Notes that a request has been answered. */
export function noteAnswered(): void {
  open--;
  fewest = Math.min(fewest, open);
}

/** Whether somebody has sent a request a moment ago who still waits for the answer. */
export function isAnswering(): boolean {
  const now = performance.now();
  if (now - began > patience) {
    fewestBefore = fewest;
    fewest = open;
    began = now;
  }
  return open > Math.min(fewestBefore, fewest);
}
