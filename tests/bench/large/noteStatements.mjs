// Loaded into the server beside it: notes each parameterised statement in the file that LARGE_STATEMENTS names, a line of JSON each.
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const { prepare } = pg.Query.prototype;
pg.Query.prototype.prepare = function noted(connection) {
  appendFileSync(process.env.LARGE_STATEMENTS, `${JSON.stringify({ text: this.text, values: this.values ?? [] })}\n`);
  return prepare.call(this, connection);
};
