// Applies the theme stored in this browser before the first paint; a file of its own because the content policy forbids inline scripts.
if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
// The Content-Security-Policy forbids eval, so keep zod from trying it.
globalThis.__zod_globalConfig = { jitless: true };
// Without its scripts the page is blank: reloads once the browser is online again, or after a while.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    addEventListener('online', () => location.reload());
    setTimeout(() => location.reload(), 10_000);
  },
  { capture: true },
);
new Worker('/locales.js');
