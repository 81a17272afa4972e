export { graphql, type ResultOf, type VariablesOf } from './graphql.ts';
export { NoriaError, RefusedError, type Failure, type UserError } from './errors.ts';
export { NoriaClient, type NoriaOptions } from './NoriaClient.ts';
export { verifyWebhook, WebhookError, type RecordChange, type WebhookMessage } from './verifyWebhook.ts';
