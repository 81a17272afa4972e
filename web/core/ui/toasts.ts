/** What can be done about what happened, as long as it is said. */
export interface ToastAction {
  label: string;
  run: () => unknown;
  /** It undoes nothing: Ctrl+Z does not take it, and it is offered until it is taken or put away. */
  stays?: true;
}

export interface Toast {
  id: number;
  tone: 'green' | 'red';
  text: string;
  /** A second, quieter line: why. */
  detail?: string;
  action?: ToastAction;
}

const listeners = new Set<() => void>();
let shown: Toast[] = [];
let last = 0;

function show(toasts: Toast[]) {
  shown = toasts;
  for (const listener of listeners) listener();
}

export const currentToasts = (): Toast[] => shown;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const dismissToast = (id: number): void => show(shown.filter(toast => toast.id !== id));

/** Says what happened, at the edge of the page. */
export function toast(text: string, tone: Toast['tone'] = 'green', detail?: string, action?: ToastAction): void {
  show([...shown.slice(-2), { id: ++last, tone, text, detail, action }]);
}
