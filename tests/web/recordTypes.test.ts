import { expect, it, vi } from 'vitest';
import { recordTypes } from '../../web/administration/recordTypes.ts';

// The declarations of the screens read the page's language and session.
vi.stubGlobal('location', { pathname: '/' });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => undefined);
const { kinds } = await import('../../web/records.ts');
vi.unstubAllGlobals();

it('names every record that has a screen in the audit trail, and offers it to webhooks', () => {
  expect(kinds.map(({ type }) => type).filter(type => !(recordTypes as readonly string[]).includes(type))).toEqual([]);
});
