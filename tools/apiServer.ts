import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the API from Vite's dev server, so that one process and one port are enough. Reloads the server when one of its files changes. */
export function apiServer(): Plugin {
  let handler: Promise<Handler> | undefined;
  return {
    name: 'api-server',
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    configureServer(vite) {
      const load = (before?: Promise<Handler>) =>
        Promise.allSettled([before])
          .then(() => vite.ssrLoadModule(resolve('server/dev.ts')) as Promise<{ handler(): Promise<Handler> }>)
          .then(module => module.handler());
      const reload = () => {
        handler = load(handler);
        handler.catch((error: Error) => vite.config.logger.error(error.stack ?? error.message));
      };
      vite.watcher.add(resolve('server'));
      vite.watcher.on('all', (_event, file) => {
        if (/\/server\/.*\.(ts|json|typ)$/.test(file) || file.endsWith('persisted.json')) reload();
      });
      vite.middlewares.use(async (request, response, next) => {
        if (!/^\/(graphql|api|export|files|print|healthz|readyz)\b/.test(request.url ?? '') || !handler) return next();
        try {
          (await handler)(request, response);
        } catch (error) {
          next(error);
        }
      });
      vite.httpServer?.once('listening', reload);
    },
  };
}
