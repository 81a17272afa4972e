// Runs before the first paint (the content policy forbids inline scripts): the theme this browser remembers.
if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
// The page may not make code from text (Content-Security-Policy): zod need not even try.
globalThis.__zod_globalConfig = { jitless: true };
// Without the program there is nothing to show: it is loaded anew when the browser is online again, or after a while.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    addEventListener('online', () => location.reload());
    setTimeout(() => location.reload(), 10_000);
  },
  { capture: true },
);
