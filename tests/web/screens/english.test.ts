import { describe } from 'vitest';
import { everyScreen } from './everyScreen.ts';

describe('in English, light, on a desktop', () => {
  everyScreen({
    language: 'en',
    prefix: '',
    lang: 'en',
    dir: 'ltr',
    theme: 'light',
    width: 1280,
    member: 'admin@atlas.test',
    isChecked: true,
  });
});
