import { expect, it } from 'vitest';
import { goneConditions } from '../../web/core/customFields/goneConditions.ts';

const spec = {
  name: 'customer',
  customized: 'CUSTOMER' as const,
  filters: [
    { name: 'status', kind: 'choice' as const, values: ['ACTIVE'] },
    { name: 'custom-text-region', kind: 'text' as const },
  ],
  sorts: ['NAME', 'custom-region'],
  own: { field: 'NAME', direction: 'ASC' as const },
};
const gone = (query: string, of: object = {}) => goneConditions(new URLSearchParams(query), { ...spec, ...of });

it('names the custom fields that a view asks for and the list no longer has', () => {
  expect(gone('status=ACTIVE&custom-text-region=North&sort=-custom-region&q=x')).toEqual([]);
  expect(gone('custom-text-zone=North&custom-date-seen=LAST_7_DAYS&sort=-custom-rank')).toEqual([
    { name: 'custom-text-zone', key: 'zone', text: 'North' },
    { name: 'custom-date-seen', key: 'seen', text: 'LAST_7_DAYS' },
    { name: 'sort', key: 'rank', text: '' },
  ]);
  // A field of this key that now is of another kind is another field.
  expect(gone('custom-choice-region=North')).toMatchObject([{ key: 'region' }]);
  expect(gone('custom-text-zone=North', { customized: undefined })).toEqual([]);
});
