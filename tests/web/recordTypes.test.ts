import { expect, it, vi } from 'vitest';
import { recordTypes } from '../../web/administration/recordTypes.ts';
import { helpTopicOf } from '../../web/help/helpTopics.ts';
import { chapterIds, findTopics } from '../../web/help/readHelp.ts';

// The declarations of the screens read the page's language and session.
vi.stubGlobal('location', { pathname: '/' });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => undefined);
const { kinds } = await import('../../web/records.ts');
const { moduleRows } = await import('../../web/moduleRows.ts');
const { markedEntry, ownEntries } = await import('../../web/layout/sections.ts');
const help = [await import('../../web/help/en.ts'), await import('../../web/help/ar.ts'), await import('../../web/help/sp.ts')];
vi.unstubAllGlobals();

it('names every record that has a screen in the audit trail, and offers it to webhooks', () => {
  expect(kinds.map(({ type }) => type).filter(type => !(recordTypes as readonly string[]).includes(type))).toEqual([]);
});

it('marks an entry of the menu on every screen, with and without the slash at its end', () => {
  const shown = moduleRows.filter(({ layout, access }) => layout === 'APP' && access !== 'PUBLIC');
  const entries = [...ownEntries, ...shown.filter(({ menu }) => menu).map(({ path }) => path)];
  const markedOn = (path: string) => markedEntry(entries, moduleRows, path);
  // The pages of the account's own menu, and those that lead on to another.
  const others = [
    '/my-profile/',
    '/my-attendance/',
    '/my-team/',
    '/ecommerce/create-product/',
    '/ecommerce/create-order/',
    '/records/:id/',
  ];
  expect(shown.map(({ path }) => path).filter(path => !markedOn(path))).toEqual(others);
  for (const path of entries) expect([markedOn(path), markedOn(path.replace(/(.)\/$/, '$1'))]).toEqual([path, path]);
  expect(markedOn('/CRM/settings/sources/')).toBe('/CRM/settings/loss-reasons/');
  expect(markedOn('/projects/0198/')).toBe('/projects/');
});

const topicsOf = ({ chapters }: (typeof help)[number]) => chapters.flatMap(({ topics }) => topics);

it('explains every screen of a signed-in user, in three languages', () => {
  const screens = moduleRows.filter(({ access }) => access !== 'PUBLIC').map(({ path }) => path);
  for (const language of help) {
    const written = topicsOf(language).filter(({ text }) => text.length > 40);
    expect(screens.filter(path => !written.some(({ id }) => id === helpTopicOf(path)))).toEqual([]);
  }
});

it('has the same topics in each language, all of them about a screen or for every screen', () => {
  const [english, ...others] = help.map(language => topicsOf(language).map(({ id }) => id));
  for (const other of others) expect(other).toEqual(english);
  expect(help.map(({ chapters }) => chapters.map(({ id }) => id))).toEqual(help.map(() => chapterIds));
  const shown = new Set(moduleRows.map(({ path }) => helpTopicOf(path)));
  expect(english.filter(id => !shown.has(id))).toEqual(['start.lists', 'start.records', 'start.search']);
});

it('finds topics by all typed words, whatever their accents, those with one in the title first', () => {
  const [, arabic, spanish] = help.map(({ chapters }) => chapters);
  expect(findTopics(spanish, 'cotizacion oportunidades').map(({ topic }) => topic.id)).toContain('crm.contacts');
  expect(findTopics(spanish, 'números de SERIE')[0].topic.id).toBe('inventory.serials');
  expect(findTopics(arabic, 'الاجازات')[0].topic.id).toBe('hrm.leave');
  expect(findTopics(spanish, 'zzz')).toEqual([]);
});
