// `npm pack` in this folder: writes the types of schema.graphql, and compiles the client to dist/. Needs the repository's node_modules.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifyIntrospection, outputIntrospectionFile } from 'gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';

const here = import.meta.dirname;
const root = join(here, '../..');
const generated = join(here, 'src/generated');
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const types = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema, { descriptions: false })), {
  fileType: '.d.ts',
  shouldPreprocess: true,
});
mkdirSync(generated, { recursive: true });
writeFileSync(join(generated, 'schema.d.ts'), types);

rmSync(join(here, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', here], { stdio: 'inherit' });
if (status) process.exit(1);
// The compiler leaves declaration files out.
mkdirSync(join(here, 'dist/generated'), { recursive: true });
copyFileSync(join(generated, 'schema.d.ts'), join(here, 'dist/generated/schema.d.ts'));
