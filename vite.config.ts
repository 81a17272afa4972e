import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { apiServer } from './tools/apiServer.ts';
import { asciiOnly } from './tools/asciiOnly.ts';
import { compileHints } from './tools/compileHints.ts';
import { compileMessages } from './tools/compileMessages.ts';
import { globalStyles } from './tools/globalStyles.ts';
import { LongestFirst } from './tools/longestFirst.ts';
import { outlines } from './tools/outlines.ts';
import { precompress } from './tools/precompress.ts';
import { relay } from './tools/relay.ts';
import { serviceWorker } from './tools/serviceWorker.ts';

const artifacts = 'web/core/relay/generated';

/** Tests of how long others wait while a client does its worst. */
const measured = ['tests/server/{hostile*,bounds,limits,longTexts}.test.ts'];

/** Puts the icons of the landing page, which the menu shows too, into a file of their own. */
const nameOfPublicIcon: Rolldown.CodeSplittingNameFunction = (module, context) =>
  context.getModuleInfo(module)?.importers.some(importer => importer.includes('/web/landing/')) ? 'icons' : null;

/** Puts what a module knows of its addresses, a small file for each entity, into one: all of its screens are declared with them. */
const nameOfAddresses: Rolldown.CodeSplittingNameFunction = module => {
  const folder = /\/web\/(?!core\/)(\w+)\/(.*\/)?\w*[aA]ddress(es)?\.ts$/.exec(module)?.[1];
  return folder ? `${folder}Addresses` : null;
};

export default defineConfig(({ isSsrBuild }) => ({
  root: isSsrBuild || process.env.VITEST ? '.' : 'web',
  plugins: [
    relay(artifacts),
    compileMessages(),
    outlines(),
    globalStyles(),
    asciiOnly(),
    react(),
    apiServer(),
    compileHints(),
    serviceWorker(),
    precompress(),
  ],
  server: { port: Number(process.env.PORT ?? 4000), strictPort: true, host: process.env.HOST ?? 'localhost' },
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // Node loads graphql's CommonJS build for every package; without this, Vitest would load its ES build for our own code.
  // In the browser, leave out Relay's legacy containers, which are most of its package.
  resolve: {
    alias: process.env.VITEST
      ? [{ find: /^graphql$/, replacement: 'graphql/index.js' }]
      : [{ find: /^react-relay$/, replacement: 'react-relay/hooks.js' }],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        minify: false,
        sourcemap: true,
        copyPublicDir: false,
        // Entry points: the server, the print thread, and the maintenance commands.
        rolldownOptions: {
          input: [
            'server/main.ts',
            'server/core/print/typst.worker.ts',
            'server/doctor.ts',
            'server/invariants.ts',
            'server/backup.ts',
            'server/restore.ts',
            'server/retention.ts',
            'server/superAdmin.ts',
          ],
          // Beside the entry points: the server finds the print thread by its own place.
          output: { keepNames: true, comments: false, chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: '../dist/web',
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        // A browser requests six files at a time from one server, and small files compress badly. So what a page needs before anything is
        // drawn is one file, as is what every signed-in page adds to it, and what every list adds to that.
        rolldownOptions: {
          output: {
            // Without the entries that a group of icons is shared by, which rolldown adds to its name.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              // A module belongs to the first group that asks for it; a group takes all that its modules import and no group before it has.
              groups: [
                // Stays in the browser's cache when a new version changes our own code.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
                // Without main.tsx: what imports its file would wait until main.tsx has waited for the guard's delay.
                { name: 'start', test: /web\/(App|account\/authentication\/SignIn)\.tsx$/ },
                { name: 'relay', test: /web\/core\/relay\/(startQuery|commit)\.tsx?$/ },
                // What public pages share with the shell, which they do without: texts and dialogs, forms, icons.
                { name: 'page', test: /node_modules\/@chakra-ui|web\/core\/(ui|i18n|fields\/FormRecord)\b/, minShareCount: 60 },
                { name: 'form', test: /web\/core\/fields\/(Form|PasswordField|TextField)\.tsx$/ },
                { name: nameOfPublicIcon, debugName: 'public icons', test: /node_modules\/lucide-react/ },
                // With what every module's declarations import, so that they do not load lists.
                {
                  name: 'shell',
                  test: /web\/(appRoutes|layout\/AppLayout|core\/(routing\/EntityScreens|screens\/(span|list\/ListSpec)))\.tsx?$/,
                },
                { name: 'list', test: /web\/core\/screens\/(ListScreen\.tsx|list\/useList\.ts)$/ },
                { name: nameOfAddresses, debugName: 'addresses', test: /ddress(es)?\.ts$/ },
                { name: 'icons', test: /node_modules\/lucide-react/, entriesAware: true, entriesAwareMergeThreshold: 6_000 },
                { name: 'ui', test: /node_modules\/@chakra-ui|web\/core\/(ui|i18n)\//, minShareCount: 8 },
              ],
            },
          },
        },
      },
  test: {
    // Vitest empties style sheets, unless they are meant: those of pages that the server writes.
    css: { include: [/server\/.*\.css/] },
    // A test that fails once in ten runs is a defect of the test or of the product.
    retry: 0,
    setupFiles: ['reflect-metadata'],
    globalSetup: [join(import.meta.dirname, 'tests/support/oneDatabaseServer.ts')],
    testTimeout: 120_000,
    // The first to need the demo waits until it is loaded, on a busy machine for minutes.
    hookTimeout: 300_000,
    // How long to wait for a page to show something; no test checks speed.
    expect: { poll: { timeout: 30_000 } },
    maxConcurrency: 3,
    // Three files run at a time, of all projects one after the other: no worker waits for the last file of a project. Two would leave a sixth of two
    // cores idle (docs/testing.md).
    sequence: { sequencer: LongestFirst },
    projects: [
      // Each with folders, ports and a PostgreSQL of its own.
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/ground/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'tests/ground/buildServer.ts')],
          maxWorkers: 3,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/ground/**', ...measured, '**/node_modules/**'],
          maxWorkers: 3,
          // Loads the server's modules once per worker instead of once per test file, which saves two fifths of the time.
          isolate: false,
        },
      },
      // Measured by the work of their own thread: what all other tests left on the heap is not collected during theirs.
      { extends: true, test: { name: 'hostile', include: measured, maxWorkers: 3, isolate: false } },
    ],
  },
}));
