import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { median } from './race.ts';

/** Cost of starting the whole suite, and size of what the browser loads. */
export interface FirstStart {
  /** Seconds from the start of the process, PostgreSQL included, to the first success of /readyz, with existing data. */
  warm: number;
  /** Compressed bytes of JavaScript: for the sign-in page, and in total up to a list after sign-in. */
  signIn: number;
  list: number;
  /** A product's page in the demo's shop on a throttled phone: bytes of everything and of JavaScript, and milliseconds until its largest element shows. */
  product: { bytes: number; scripts: number; shown: number };
}

/** Starts the built suite twice in its own folder, timing the second start, and measures its pages in a browser. */
export async function firstStart(root: string, folder: string): Promise<FirstStart> {
  const cold = await start(root, folder);
  await cold.stop();
  const warm = await start(root, folder);
  try {
    return { warm: warm.seconds, ...(await scripts(warm.url)) };
  } finally {
    await warm.stop();
  }
}

async function start(root: string, folder: string) {
  const [port, metrics] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: `${port}`,
    METRICS_PORT: `${metrics}`,
    NORIA_DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const since = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await pause(20);
  if (child.exitCode !== null) throw new Error('The built suite did not start');
  const seconds = (performance.now() - since) / 1000;
  const stop = async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  return { url, seconds, stop };
}

async function scripts(url: string): Promise<Omit<FirstStart, 'warm'>> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    return { ...(await firstScreens(browser, url)), product: await productPage(browser, url) };
  } finally {
    await browser.close();
  }
}

async function firstScreens(browser: Browser, url: string): Promise<{ signIn: number; list: number }> {
  const page = await browser.newPage();
  // By address: a file served from the browser's cache the second time counts once.
  const counting = new Map<string, Promise<number>>();
  page.on('requestfinished', request => {
    const address = request.url();
    if (!/\.js(\?|$)/.test(address) || counting.has(address)) return;
    counting.set(
      address,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  const total = async () => {
    // Open streams never let the network become idle; script loading does.
    for (let known = -1; known < counting.size; await page.waitForTimeout(700)) known = counting.size;
    return (await Promise.all(counting.values())).reduce((sum, bytes) => sum + bytes, 0);
  };
  await page.goto(`${url}/authentication/sign-in/?callbackUrl=/users/`);
  await page.locator('input[type=password]').waitFor();
  const signIn = await total();
  await page.getByLabel('Email address').fill('admin@atlas.test');
  await page.locator('input[type=password]').fill('Noria-2026-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('table tbody tr').first().waitFor();
  return { signIn, list: await total() };
}

/** Lighthouse's slow 4G and a four times slower processor, without a cache; the median of seven loads. */
async function productPage(browser: Browser, url: string): Promise<FirstStart['product']> {
  const catalogue = await (await fetch(`${url}/shop/atlas-trading/`)).text();
  const address = `${url}${/\/shop\/atlas-trading\/product\/[^"]*/.exec(catalogue)![0]}`;
  const shown: number[] = [];
  let [bytes, scripts] = [0, 0];
  for (let load = 0; load < 7; load++) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    const speed = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const types = new Map<string, string>();
    [bytes, scripts] = [0, 0];
    devTools.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (types.get(requestId) === 'Script') scripts += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    shown.push(
      await page.evaluate(
        () =>
          new Promise<number>(done =>
            new PerformanceObserver(list => done(list.getEntries().at(-1)!.startTime)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            }),
          ),
      ),
    );
    await context.close();
  }
  return { bytes, scripts, shown: median(shown) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise(done => probe.close(done));
  return port;
}
