import { resolve } from 'node:path';
import { z } from 'zod';
import { missingSettings } from './missingSettings.ts';
import { address, flag, hostName, issuer, portNumber, timeOfDay, words } from './settingRules.ts';
import { readStoreUrl } from './storeUrl.ts';

/** An OpenID provider that this product is registered with, offered as an alternative to email and password. */
export interface IdentityProviderSettings {
  /** Name of the provider in the session layer. */
  id: 'google' | 'azure-ad';
  /** Issuer URL, from which the rest of the configuration is discovered (OpenID Connect Discovery). */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Where cards are charged, for customers of the shops. */
export interface StripeSettings {
  secretKey: string;
  /** Signs what Stripe tells of payments. */
  webhookSecret: string;
  apiUrl: string;
}

/** Configuration chosen by the operator through environment variables; described in docs/operating.md. */
export interface Settings {
  port: number;
  /** Address to listen on; defaults to the loopback interface. */
  host: string;
  /** Public URL of the product, without a trailing slash: used in emails, and decides whether cookies are secure. */
  publicUrl: string;
  databaseUrl: string | undefined;
  /** URL of the role that owns the tables, when it differs from the role of `databaseUrl`. */
  databaseOwnerUrl: string | undefined;
  /** URL of a streaming replica for heavy reads. */
  databaseReadUrl: string | undefined;
  dataDir: string;
  /** Undefined: true on the first start of an embedded database, otherwise false. */
  demo: boolean | undefined;
  /** Minute of the day, in UTC, at which the demo companies are made anew. Undefined: never. */
  demoResetMinute: number | undefined;
  /** Always set together with `databaseUrl`; otherwise generated and kept in the data folder. */
  sessionSecret: string | undefined;
  internalAccessKey: string | undefined;
  smtpUrl: string | undefined;
  s3Url: string | undefined;
  /** Configured identity providers. */
  identityProviders: IdentityProviderSettings[];
  /** Undefined: no shop takes cards. */
  stripe: StripeSettings | undefined;
  logLevel: (typeof logLevels)[number];
  metricsPort: number;
  metricsHost: string;
  /** Base URL of the OTLP receiver that traces are sent to, and the name of this service in them; undefined: nothing is traced. */
  tracing: { endpoint: string; serviceName: string } | undefined;
  /** Whether sessions may send only persisted operations. */
  persistedOnly: boolean;
  /** Maximum number of concurrent live streams of this process. */
  liveStreams: number;
  /** Whether signed-in users may read the GraphQL schema. */
  introspection: boolean;
  /** Whether webhooks may be sent to private network addresses. */
  webhookAllowPrivate: boolean;
  /** Whether to trust `X-Forwarded-*` and `X-Request-Id`, because they come from our own load balancer. */
  trustProxy: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Invalid settings; `lines` holds one message for each problem. */
export class SettingsError extends Error {
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}

const schema = z.object({
  PORT: portNumber.default(4000),
  HOST: hostName.default('127.0.0.1'),
  PUBLIC_URL: address(['http:', 'https:'], 'an address that starts with http:// or https://').optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'an address like postgresql://user:password@host:5432/database').optional(),
  DATABASE_OWNER_URL: address(['postgres:', 'postgresql:'], 'an address like postgresql://user:password@host:5432/database').optional(),
  DATABASE_READ_URL: address(['postgres:', 'postgresql:'], 'an address like postgresql://host:5432/database').optional(),
  NORIA_DATA_DIR: words.default('.noria'),
  NORIA_DEMO: flag.optional(),
  NORIA_DEMO_RESET: timeOfDay.optional(),
  SESSION_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  INTERNAL_ACCESS_KEY: z.string().min(16, 'is shorter than 16 characters').optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'an address like smtp://user:password@host:587').optional(),
  S3_URL: z.string().refine(readStoreUrl, 'is not an address like s3+https://key:secret@host/bucket?region=eu-central-1').optional(),
  GOOGLE_CLIENT_ID: words.optional(),
  GOOGLE_CLIENT_SECRET: words.optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: words.optional(),
  MICROSOFT_CLIENT_SECRET: words.optional(),
  MICROSOFT_ISSUER: issuer.default('https://login.microsoftonline.com/common/v2.0'),
  STRIPE_SECRET_KEY: words.optional(),
  STRIPE_WEBHOOK_SECRET: words.optional(),
  STRIPE_API_URL: issuer.default('https://api.stripe.com'),
  LOG_LEVEL: z.enum(logLevels, `is none of ${logLevels.join(', ')}`).optional(),
  METRICS_PORT: portNumber.default(9464),
  METRICS_HOST: hostName.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'an address that starts with http:// or https://').optional(),
  OTEL_SERVICE_NAME: words.default('noria'),
  PERSISTED_ONLY: flag.default(false),
  INTROSPECTION: flag.default(true),
  LIVE_STREAMS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'is not a number from 1 to 999999')
    .transform(Number)
    .default(2_000),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  TRUST_PROXY: flag.default(false),
});

/** Settings whose values must not appear in error messages; only their names do. */
const secret = new Set([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'SESSION_SECRET',
  'INTERNAL_ACCESS_KEY',
  'SMTP_URL',
  'S3_URL',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

/**
 * Reads the settings; an empty variable counts as unset.
 * @param terminal whether output goes to a terminal: if so, the log level defaults to `warn`.
 * @throws SettingsError
 */
export function readSettings(env: NodeJS.ProcessEnv, terminal = process.stdout.isTTY): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { data, error } = schema.safeParse(given);
  const missing = missingSettings(given);
  if (!data) throw new SettingsError([...error.issues.map(({ path, message }) => lineOf(String(path[0]), message, given)), ...missing]);
  if (missing.length) throw new SettingsError(missing);
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/(?<!\/)\/+$/, ''),
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    dataDir: resolve(data.NORIA_DATA_DIR),
    demo: data.NORIA_DEMO,
    demoResetMinute: data.NORIA_DEMO_RESET,
    sessionSecret: data.SESSION_SECRET,
    internalAccessKey: data.INTERNAL_ACCESS_KEY,
    smtpUrl: data.SMTP_URL,
    s3Url: data.S3_URL,
    identityProviders: [
      ...identityProvider('google', data.GOOGLE_ISSUER, data.GOOGLE_CLIENT_ID, data.GOOGLE_CLIENT_SECRET),
      ...identityProvider('azure-ad', data.MICROSOFT_ISSUER, data.MICROSOFT_CLIENT_ID, data.MICROSOFT_CLIENT_SECRET),
    ],
    stripe:
      data.STRIPE_SECRET_KEY && data.STRIPE_WEBHOOK_SECRET
        ? { secretKey: data.STRIPE_SECRET_KEY, webhookSecret: data.STRIPE_WEBHOOK_SECRET, apiUrl: data.STRIPE_API_URL }
        : undefined,
    logLevel: data.LOG_LEVEL ?? (terminal ? 'warn' : 'info'),
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    tracing: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: data.OTEL_SERVICE_NAME }
      : undefined,
    persistedOnly: data.PERSISTED_ONLY,
    introspection: data.INTROSPECTION,
    liveStreams: data.LIVE_STREAMS,
    webhookAllowPrivate: data.WEBHOOK_ALLOW_PRIVATE,
    trustProxy: data.TRUST_PROXY,
  };
}

const lineOf = (name: string, complaint: string, given: NodeJS.Dict<string>) =>
  secret.has(name) ? `${name}: ${complaint}` : `${name}: ${JSON.stringify(given[name])} ${complaint}`;

const identityProvider = (
  id: IdentityProviderSettings['id'],
  issuerUrl: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): IdentityProviderSettings[] => (clientId && clientSecret ? [{ id, issuer: issuerUrl, clientId, clientSecret }] : []);
