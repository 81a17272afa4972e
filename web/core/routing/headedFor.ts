/** Path of the page whose code and data are being loaded, or of the last one that was. */
let headed: string | undefined;

/** Notes that a navigation to a path began. If it is interrupted before it has arrived, it counts no more. */
export function headFor(path: string, interrupted: AbortSignal): void {
  headed = path;
  interrupted.addEventListener('abort', () => {
    if (headed === path) headed = undefined;
  });
}

/** Whether the user has left for another page that is still loading. React knows only once it has rendered that. */
export const isLeavingPage = (): boolean => headed !== undefined && headed !== location.pathname;
