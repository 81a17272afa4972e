import { describe } from 'vitest';
import { everyScreen } from './everyScreen.ts';

describe('in Arabic, dark, on a phone', () => {
  everyScreen({
    language: 'ar',
    prefix: '/ar',
    lang: 'ar',
    dir: 'rtl',
    theme: 'dark',
    width: 390,
    member: 'admin@boreal.test',
    isChecked: true,
  });
});
