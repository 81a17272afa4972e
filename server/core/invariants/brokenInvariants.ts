import type { ClientBase } from 'pg';
import type { Invariant } from './Invariant.ts';

/** An invariant that does not hold in one company, and some of the rows that break it. */
export interface Broken {
  invariant: string;
  company: string;
  rows: object[];
}

/** Rows of each that are shown. */
const shown = 20;

/**
 * Whatever does not hold, company by company, as requests see their data. `client` is connected as the owner; nothing is written, and those
 * who work meanwhile are not kept waiting.
 */
export async function brokenInvariants(client: ClientBase, invariants: Invariant[]): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { id, name } of await companies(client)) {
    await client.query('begin isolation level repeatable read read only');
    try {
      await client.query(`select set_config('app.company', $1, true), set_config('statement_timeout', '0', true)`, [id]);
      await client.query(`select set_config('role', coalesce(noria_request_role()::text, 'none'), true)`);
      for (const { name: invariant, sql } of invariants) {
        const { rows } = await client.query<object>(`select * from (${sql}) broken limit ${shown}`);
        if (rows.length) broken.push({ invariant, company: name, rows });
      }
    } finally {
      await client.query('rollback');
    }
  }
  return broken;
}

async function companies(client: ClientBase): Promise<{ id: string; name: string }[]> {
  await client.query('begin');
  try {
    await client.query(`select set_config('app.platform', 'on', true)`);
    return (await client.query<{ id: string; name: string }>('select id, name from company order by created_at, id')).rows;
  } finally {
    await client.query('rollback');
  }
}
