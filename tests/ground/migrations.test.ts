import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { migrations } from '../../server/migrations/migrations.ts';

const names = migrations.map(({ name }) => name);

it('lists every migration once, in the order of the times in their names', () => {
  const files = globSync('server/migrations/Migration*.ts').map(path => basename(path, '.ts'));
  expect(migrations.map(each => each.class.name).sort()).toEqual(files.sort());
  expect(names).toEqual([...new Set(names)].sort());
});

it('gives a migration, its class and its file one name: the time it was written at, and its topic', () => {
  for (const { name, class: made } of migrations) {
    const [, time, topic] = /^(\d{14})-([a-z\d]+(?:-[a-z\d]+)*)$/.exec(name) ?? [];
    const words = topic?.split('-').map(word => word[0].toUpperCase() + word.slice(1));
    expect(made.name, name).toBe(`Migration${time}${words?.join('')}`);
    const [year, month, day, hour, minute, second] = time.match(/^\d{4}|\d{2}/g)!.map(Number);
    expect(new Date(Date.UTC(year, month - 1, day, hour, minute, second)).toISOString().replaceAll(/\D/g, '').slice(0, 14), name).toBe(
      time,
    );
  }
});
