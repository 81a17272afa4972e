/** Action offered by a toast while it is shown. */
export interface ToastAction {
  label: string;
  run: () => unknown;
  /** Not an undo action: Ctrl+Z does not run it, and the toast stays until it is used or dismissed. */
  stays?: true;
}

export interface Toast {
  id: number;
  tone: 'green' | 'red';
  text: string;
  /** Secondary line with the reason. */
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

/** Shows a toast. */
export function toast(text: string, tone: Toast['tone'] = 'green', detail?: string, action?: ToastAction): void {
  show([...shown.slice(-2), { id: ++last, tone, text, detail, action }]);
}
