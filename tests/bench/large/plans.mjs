/** Statements that a list sends besides its own: they open the transaction and say whose it is, or read the session. */
const isAround = ({ text }) =>
  /^(begin|commit|rollback|set |select set_config\(|select noria_stamp)/.test(text) || /graphile_worker| from session /.test(text);

/**
 * Runs noted statements again under EXPLAIN, as requests of the company do; each in a transaction that is rolled back.
 * @param client a superuser's, in the company.
 * @param user the id of who asks.
 * @returns milliseconds, pages of 8 kB, and the node that met the most rows with their number, of all statements together.
 */
export async function explain(client, user, statements) {
  const found = { milliseconds: 0, pages: 0, rows: 0, node: '' };
  for (const { text, values } of statements.filter(statement => !isAround(statement))) {
    await client.query(`begin; select set_config('app.user', '${user}', true); set local role noria_request`);
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    await client.query('rollback');
    const [{ Plan: plan, 'Execution Time': time }] = rows[0]['QUERY PLAN'];
    found.milliseconds += time;
    found.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    for (const node of nodesOf(plan)) {
      const met =
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'];
      if (met > found.rows) Object.assign(found, { rows: met, node: nameOf(node) });
    }
  }
  return found;
}

function* nodesOf(plan) {
  yield plan;
  for (const below of plan.Plans ?? []) yield* nodesOf(below);
}

const nameOf = node => [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' on ');
