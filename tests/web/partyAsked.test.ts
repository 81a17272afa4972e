import { expect, it } from 'vitest';
import { partyAsked } from '../../web/layout/partyAsked.ts';

const customers = { for: ['Customer'] };
const english = [
  { name: 'New invoice', ...customers },
  { name: 'New order', ...customers },
  { name: 'New quotation', ...customers },
  { name: 'Record payment', for: ['Customer', 'Vendor'] },
  { name: 'New product' },
  { name: 'New user' },
];
const read = (typed: string, actions: { name: string; for?: readonly string[] }[] = english, links = ['for', 'from']) => {
  const asked = partyAsked(typed, actions, links);
  return asked && { party: asked.party, actions: asked.actions.map(({ name }) => name) };
};

it.each([
  ['new invoice for Al Noor', { party: 'Al Noor', actions: ['New invoice'] }],
  ['inv al noor', { party: 'al noor', actions: ['New invoice'] }],
  ['New ORDER Al-Noor', { party: 'Al-Noor', actions: ['New order'] }],
  ['payment from Noor', { party: 'Noor', actions: ['Record payment'] }],
])('reads %s as an action and a party', (typed, asked) => {
  expect(read(typed)).toEqual(asked);
});

it.each(['new invoice', 'new invoice for', 'Al Noor', 'new Al Noor', 'product Al Noor', ''])('reads %s as nothing of the kind', typed => {
  expect(read(typed)).toBeUndefined();
});

it('reads Arabic with the preposition that is written as one with the name, and Spanish without its accents', () => {
  const arabic = ['فاتورة جديدة', 'طلب جديد', 'منتج جديد', 'عرض سعر جديد', 'مهمة جديدة', 'خدمة جديدة'].map(name => ({
    name,
    ...customers,
  }));
  expect(read('فاتورة جديدة للنور', arabic, ['ل'])).toEqual({ party: 'النور', actions: ['فاتورة جديدة'] });
  expect(partyAsked('فاتورة جديدة لشركة النور', arabic, ['ل'])).toMatchObject({ party: 'لشركة النور', otherParty: 'شركة النور' });
  expect(partyAsked('فاتورة جديدة ل ليلى', arabic, ['ل'])).toMatchObject({ party: 'ليلى', otherParty: undefined });
  expect(partyAsked('فاتورة جديدة للنور', arabic, ['ل'])).toMatchObject({ otherParty: undefined });
  const spanish = [{ name: 'Nueva cotización', ...customers }, { name: 'Nueva factura', ...customers }, { name: 'Nueva tarea' }];
  expect(read('nueva cotizacion para Álvarez', spanish, ['para'])).toEqual({ party: 'Álvarez', actions: ['Nueva cotización'] });
});
