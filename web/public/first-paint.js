// Runs before the first paint (the content policy forbids inline scripts): the theme this browser remembers.
if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
// The page may not make code from text (Content-Security-Policy): zod need not even try.
globalThis.__zod_globalConfig = { jitless: true };
