import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { printedSchema } from './core/graphql/buildSchema.ts';
import { resolvers } from './modules.ts';

// Writes schema.graphql; with --check, only reports whether it is current.
const text = printedSchema(resolvers);
const current = () => {
  try {
    return readFileSync('schema.graphql', 'utf8') === text;
  } catch {
    return false;
  }
};
if (!process.argv.includes('--check')) writeFileSync('schema.graphql', text);
else if (!current()) {
  console.error('schema.graphql is out of date: run `npm run schema` and review the change.');
  process.exitCode = 1;
}
