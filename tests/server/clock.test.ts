import { afterEach, expect, it, vi } from 'vitest';
import { newId, typeOfId } from '../../server/core/database/ids.ts';
import { signedInAs, startDemo } from '../support/Client.ts';

afterEach(() => void vi.useRealTimers());

it('survives a clock that jumps: ids grow, sessions last, and actions stay done', async () => {
  const server = await startDemo();
  try {
    const client = await signedInAs(server, 'admin@atlas.test');
    const create = (title: string) => client.mutate('createRole', { title, description: 'x', permissions: ['CRM'] }, 'role { id }');
    const now = Date.now();
    const ids: string[] = [newId(3)];
    // Only the process's clock jumps: the database has its own, and timers keep running.
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const minutes of [-60, 2, -24 * 60, 5]) {
      vi.setSystemTime(now + minutes * 60_000);
      ids.push(newId(3), newId(3));
      const { errors, role } = await create(`Clock ${minutes}`);
      expect(errors).toEqual([]);
      ids.push(role.id as string);
    }
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids.map(typeOfId))).toEqual(new Set([3]));
    vi.useRealTimers();
    const { data } = await client.query('{ roles(first: 10, search: "Clock") { totalCount } }');
    expect(data.roles.totalCount).toBe(4);
  } finally {
    await server.stop();
  }
});
