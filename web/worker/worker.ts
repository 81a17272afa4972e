// The service worker caches only the app's files, which are the same for everyone. It never handles API responses.

/** Build data, prepended by `tools/serviceWorker.ts`. */
declare const build: {
  /** Hash over all files. */
  version: string;
  /** HTML of the page served for every path. */
  page: string;
  /** Paths of all files that the page may request. */
  files: string[];
};

interface Installing extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The part of ServiceWorkerGlobalScope in use: its types conflict with those of the page. */
interface Scope {
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: Installing) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const scope = self as unknown as Scope;
const prefix = 'noria-';
const own = prefix + build.version;
const files = new Set(build.files);
/** Path under which the page is cached. */
const pageAddress = '/';
/** Files downloaded in parallel. A browser has six connections to a server over HTTP/1.1, and the pages need them too. */
const atOnce = 2;
/** Milliseconds after which the page is served from the cache; the till uses the same timeout to detect a lost connection. */
const timeout = 8_000;

/**
 * Caches all files of this version, reusing unchanged ones of other versions. Rejects if a file cannot be fetched; the browser then tries
 * again later.
 */
async function install(): Promise<void> {
  const cache = await caches.open(own);
  const page = await fetched(pageAddress, 'no-store');
  // Behind a load balancer, the answering instance may run an older or newer version.
  if ((await page.clone().text()) !== build.page) throw new Error('the page is of another version');
  const left = [...build.files];
  const keep = async () => {
    for (let file = left.pop(); file; file = left.pop()) {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      await cache.put(file, known ?? (await fetched(file, 'default')));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, keep));
  await cache.put(pageAddress, page);
  await scope.skipWaiting();
}

async function fetched(address: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(address, { cache, headers: { accept: 'text/html,*/*' }, priority: 'low' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/**
 * Takes over the open pages. They keep running the code they were loaded with, so the previous version stays cached; older ones are
 * deleted.
 */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== own);
  // The page is cached last: a version without it is incomplete.
  const whole = await Promise.all(others.map(async name => !!(await (await caches.open(name)).match(pageAddress))));
  const before = others.findLast((_name, index) => whole[index]);
  await Promise.all(others.filter(name => name !== before).map(name => caches.delete(name)));
  await scope.clients.claim();
}

/** Returns the page from the server. Without an answer, or with a load balancer's error 502 to 504, returns the cached one. */
async function page(request: Request): Promise<Response> {
  const inTime = new Promise<undefined>(resolve => setTimeout(resolve, timeout));
  const asked = fetch(request);
  const answer = await Promise.race([asked, inTime]).catch(() => undefined);
  if (answer && (answer.status < 502 || answer.status > 504)) return answer;
  return (await kept(pageAddress)) ?? answer ?? asked;
}

/** Serves files whose name contains a hash of their content from the cache, whichever version cached them. */
const named = async (request: Request): Promise<Response> => (await caches.match(request.url)) ?? fetch(request);

/** Serves files with a fixed name from the server, otherwise from the cache. */
const unnamed = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await kept(new URL(request.url).pathname);
    if (answer) return answer;
    throw error;
  }
};

const kept = async (address: string): Promise<Response | undefined> => (await caches.open(own)).match(address);

/** Paths that are not pages of the app. */
const notPages = /^\/(api|graphql|export|files|print|assets|((ar|sp)\/)?(shop|track))(\/|$)|\.\w+$/;

scope.addEventListener('install', event => event.waitUntil(install()));
scope.addEventListener('activate', event => event.waitUntil(activate()));
// The only message there is: from a page that no worker controls.
scope.addEventListener('message', event => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(named(request));
  else if (files.has(pathname)) event.respondWith(unnamed(request));
});
