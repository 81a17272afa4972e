import { chromium, type Browser } from 'playwright-core';

/** How long the pages of a browser live: for the seconds of a test, or for the minutes of a whole file. */
export type Life = 'short' | 'long';

const browsers = new Map<Life, Promise<Browser>>();
/** In seconds, code that V8 optimizes does not pay, but compiling without it does; in minutes it takes a sixth less of the processor. */
const flags = { short: ['--js-flags=--no-opt --no-maglev --always-sparkplug'], long: [] };

/** Chromium, started once for all test files of a process and closed with it. */
export async function sharedChromium(life: Life = 'short'): Promise<Browser> {
  const started = await browsers.get(life);
  if (started?.isConnected()) return started;
  const executablePath = process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = chromium.launch({ executablePath, args: ['--no-sandbox', ...flags[life]] });
  browsers.set(life, browser);
  return browser;
}
