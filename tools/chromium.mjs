// Finds the browser that the tests use, or installs one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './prepare.mjs';
import { fail, step } from './step.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Draws no windows, and so takes two thirds of the processor time; it keeps no pages for going back. */
const shell = 'chromium-headless-shell';

/** Returns the path of the headless shell that Debian installs beside Chromium, if it is there. */
export const findShell = () => inFolders([shell]).find(isExecutable);

/** Returns the path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's. Else installs one: with apt-get as root, or Playwright. */
export async function findChromium(env) {
  const found = present();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0) {
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await step('Package lists', 'apt-get', ['update', '-q'], quiet);
    const known = spawnSync('apt-cache', ['show', shell], { stdio: 'ignore' }).status === 0 ? [shell] : [];
    await step('Chromium', 'apt-get', ['install', '-qy', '--no-install-recommends', 'chromium', ...known, 'fonts-noto-core'], quiet);
  } else {
    await step('Chromium', process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], { env });
  }
  return present() ?? fail('Chromium was installed but cannot be found: set CHROMIUM_PATH');
}

function present() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...inFolders(names),
    ...fromPlaywright(),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find(path => path && isExecutable(path));
}

const inFolders = called =>
  called.flatMap(name =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .concat('/usr/bin')
      .map(folder => join(folder, name)),
  );

function fromPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  const inside = ['chrome-linux64/chrome', 'chrome-linux/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'];
  return list(cache)
    .filter(name => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap(name => inside.map(path => join(cache, name, path)));
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
