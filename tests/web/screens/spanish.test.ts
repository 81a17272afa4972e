import { describe } from 'vitest';
import { everyScreen } from './everyScreen.ts';

// The longest words on the narrowest window; another language and window show no other barriers.
describe('in Spanish, light, on a phone', () => {
  everyScreen({
    language: 'sp',
    prefix: '/sp',
    lang: 'es',
    dir: 'ltr',
    theme: 'light',
    width: 390,
    member: 'admin@atlas.test',
    isChecked: false,
  });
});
