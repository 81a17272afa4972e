import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium, findShell } from '../chromium.mjs';
import { environment, root } from '../prepare.mjs';
import { languages, scenes, themes, windows } from './scenes.mjs';

const password = 'Noria-2026-demo';

/**
 * Takes scenes in every language, theme and window, and writes each as `<scene>-<language>-<theme>-<width>.webp`.
 *
 * @param data an empty folder for the server's data
 * @param folder where the pictures go
 * @param chosen names of the scenes to take
 */
export async function takePictures(data, folder, chosen) {
  const server = await startServer(data);
  const browser = await chromium.launch({
    executablePath: findShell() ?? (await findChromium(environment())),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  try {
    await productsPictured(browser, server.url);
    mkdirSync(folder, { recursive: true });
    // One moment for all pictures, so that none of them is a day or a minute later than another.
    const at = new Date();
    for (const [language, { prefix, email, shop }] of Object.entries(languages)) {
      const { storage, ask } = await signIn(browser, server.url, email);
      const paths = [];
      for (const name of chosen) paths.push([name, prefix + (await scenes[name]({ ask, shop }))]);
      for (const theme of themes)
        for (const { widths, ...window } of windows) {
          const { page, leave } = await open(browser, { baseURL: server.url, at, theme, storage, ...window });
          for (const [name, path] of paths) {
            const taken = await take(page, path);
            for (const [label, width] of Object.entries(widths))
              await kept(taken, width).toFile(join(folder, `${name}-${language}-${theme}-${label}.webp`));
          }
          await leave();
        }
      console.log(`Pictures in ${language} taken`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A picture as it is kept: of screens, near-lossless WebP is the smallest at full size, and lossy WebP once they are scaled down. */
function kept({ png, width: full }, width) {
  return full === width
    ? sharp(png).webp({ nearLossless: true, quality: 40, effort: 6 })
    : sharp(png).resize(width).webp({ quality: 70, effort: 6 });
}

/** Starts the built server with the demo, on ports that are free. */
async function startServer(data) {
  const port = await freePort();
  const env = { PORT: `${port}`, METRICS_PORT: `${await freePort()}`, NORIA_DATA_DIR: data, NORIA_DEMO: '1', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise(done => child.once('exit', done));
  await Promise.race([
    new Promise(ready => child.stdout.on('data', text => String(text).includes('is ready at') && ready())),
    ended.then(code => Promise.reject(new Error(`The server ended with ${code}`))),
  ]);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url: `http://localhost:${port}`, stop };
}

async function freePort() {
  const probe = createServer();
  await new Promise(done => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address();
  await new Promise(done => probe.close(done));
  return port;
}

/** Waits until the demo's products have their pictures, which are drawn while the server is already serving. */
async function productsPictured(browser, url) {
  const page = await browser.newPage();
  for (const { shop } of Object.values(languages))
    for (let tries = 0; ; tries += 1) {
      await page.goto(`${url}/shop/${shop}/`);
      if (await page.locator('.card img').count()) break;
      if (tries > 60) throw new Error(`The products of ${shop} have no pictures`);
      await page.waitForTimeout(1_000);
    }
  await page.close();
}

/** Signs in once by the page; the cookies and the storage serve all pictures of the company. */
async function signIn(browser, url, email) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/authentication/sign-in/');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(address => !address.pathname.includes('sign-in'));
  const storage = await context.storageState();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await context.close();
  const ask = async query => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  return { storage, ask };
}

/** Opens a browser window in which somebody is signed in, with its clock stopped at a given time. */
async function open(browser, { at, theme, storage, ...window }) {
  const context = await browser.newContext({
    ...window,
    storageState: storage,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(at);
  await context.addInitScript(chosen => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  return { page, leave: () => context.close() };
}

/** Takes a PNG of a page, and tells its width in pixels, once all of what is in sight is there. */
async function take(page, path) {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter(image => image.getBoundingClientRect().top < innerHeight);
    return (
      !document.querySelector('[aria-busy=true]') &&
      document.fonts.status === 'loaded' &&
      inSight.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    );
  });
  // Charts are drawn within two frames after their figures have come.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return { png, width: (await sharp(png).metadata()).width };
}
