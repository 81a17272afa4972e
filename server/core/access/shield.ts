import { createRequire } from 'node:module';
import util from 'node:util';

// graphql-shield 7.6.5 calls `util.isUndefined`, which Node 23 removed, and its ES module cannot be linked (maticzav/graphql-shield#1561).
Object.assign(util, { isUndefined: (value: unknown) => value === undefined });

// Both from CommonJS: shield compares classes with its own copy of graphql-middleware.
const require = createRequire(import.meta.url);
export const { rule, shield, deny } = require('graphql-shield') as typeof import('graphql-shield');
export const { applyMiddleware } = require('graphql-middleware') as typeof import('graphql-middleware');
