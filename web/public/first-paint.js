// Runs before the first paint (the content policy forbids inline scripts): the theme this browser remembers.
if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
