// The service worker: what it keeps is the program alone, which is the same for everybody. It sees no answer of the API.

/** What the build has made (`tools/serviceWorker.ts` writes it in front). */
declare const build: {
  /** Changes with any of the files. */
  version: string;
  /** The page that every address shows. */
  page: string;
  /** The addresses of all files that the page may ask for. */
  files: string[];
};

interface Installing extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What is used of ServiceWorkerGlobalScope: its types and those of the page exclude each other. */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Installing) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const scope = self as unknown as Scope;
const prefix = 'noria-';
const own = prefix + build.version;
const files = new Set(build.files);
/** Under which address the page is kept. */
const pageAddress = '/';
/** Files that are fetched at a time: a browser has six connections to a server over HTTP/1.1, and the pages want them too. */
const atOnce = 2;
/** A page that is not answered within so many milliseconds is shown from what is kept, as the till counts the connection as lost. */
const patience = 8_000;

/** Keeps all files of this version, those of another version that are the same without asking for them. Rejects when one cannot be had: the browser tries again later. */
async function install(): Promise<void> {
  const cache = await caches.open(own);
  const page = await fetched(pageAddress, 'no-store');
  // Behind a balancer the process that answers may still have, or have already, another version.
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

/** Takes over the open pages. They go on with the code they were loaded with: the version before this one is kept for them, older ones are not. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== own);
  // The page is put last: without it a version has never been whole.
  const whole = await Promise.all(others.map(async name => !!(await (await caches.open(name)).match(pageAddress))));
  const before = others.findLast((_name, index) => whole[index]);
  await Promise.all(others.filter(name => name !== before).map(name => caches.delete(name)));
  await scope.clients.claim();
}

/** The page as the server has it now; without an answer, or with that of a balancer whose server is away, the one that is kept. */
async function page(request: Request): Promise<Response> {
  const inTime = new Promise<undefined>(resolve => setTimeout(resolve, patience));
  const asked = fetch(request);
  const answer = await Promise.race([asked, inTime]).catch(() => undefined);
  if (answer && (answer.status < 502 || answer.status > 504)) return answer;
  return (await kept(pageAddress)) ?? answer ?? asked;
}

/** Code and what else has its content in its name: what is kept is right, whatever version it came with. */
const named = async (request: Request): Promise<Response> => (await caches.match(request.url)) ?? fetch(request);

/** A file that keeps its name: as the server has it now, else as it is kept. */
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

/** Addresses that are no page of the program. */
const notPages = /^\/(api|graphql|export|files|print|assets)(\/|$)|\.\w+$/;

scope.addEventListener('install', event => event.waitUntil(install()));
scope.addEventListener('activate', event => event.waitUntil(activate()));
scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(named(request));
  else if (files.has(pathname)) event.respondWith(unnamed(request));
});
