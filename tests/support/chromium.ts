import { chromium, type Browser } from 'playwright-core';

let browser: Promise<Browser> | undefined;

/** Chromium, started once for all test files of a process and closed with it. */
export async function sharedChromium(): Promise<Browser> {
  if (browser && !(await browser).isConnected()) browser = undefined;
  // A page lives for seconds, in which code that V8 optimizes does not pay.
  const args = ['--no-sandbox', '--js-flags=--no-opt --no-maglev'];
  const executablePath = process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser ??= chromium.launch({ executablePath, args });
  return browser;
}
