import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../server/core/settings.ts';
import { readStoreUrl } from '../../server/core/storeUrl.ts';

const linesFor = (env: NodeJS.ProcessEnv) => {
  try {
    readSettings(env, false);
  } catch (error) {
    return (error as SettingsError).lines;
  }
  return [];
};
const secret = 'a secret of more than thirty-two characters';

describe('settings', () => {
  it('has a default for everything', () => {
    expect(readSettings({}, false)).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      demo: undefined,
      logLevel: 'info',
      introspection: true,
      persistedOnly: false,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' }, false)).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  it('logs only warnings in a terminal, unless told otherwise', () => {
    expect(readSettings({}, true).logLevel).toBe('warn');
    expect(readSettings({ LOG_LEVEL: 'debug' }, true).logLevel).toBe('debug');
  });

  it('strips the trailing slash of the public address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://erp.example.com/' }, false).publicUrl).toBe('https://erp.example.com');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT: "abc" is not a port (1 to 65535)'],
    [{ PORT: '0' }, 'PORT: "0" is not a port (1 to 65535)'],
    [{ PORT: '70000' }, 'PORT: "70000" is not a port (1 to 65535)'],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT: "-1" is not a port (1 to 65535)'],
    [{ HOST: 'no host' }, 'HOST: "no host" is not a host name or an IP address'],
    [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL: "ftp://x" is not an address that starts with http:// or https://'],
    [{ NORIA_DEMO: 'yes' }, 'NORIA_DEMO: "yes" is neither 0 nor 1'],
    [{ NORIA_DEMO_RESET: '24:00' }, 'NORIA_DEMO_RESET: "24:00" is not a time of day, such as 03:00'],
    [{ NORIA_DEMO_RESET: '03:00', NORIA_DEMO: '0' }, 'NORIA_DEMO: cannot be 0 together with NORIA_DEMO_RESET'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: "loud" is none of fatal, error, warn, info, debug, trace, silent'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: is shorter than 32 characters'],
    [{ INTERNAL_ACCESS_KEY: 'short' }, 'INTERNAL_ACCESS_KEY: is shorter than 16 characters'],
    [
      { DATABASE_URL: 'mysql://x', SESSION_SECRET: secret },
      'DATABASE_URL: is not an address like postgresql://user:password@host:5432/database',
    ],
    [{ DATABASE_READ_URL: 'postgres://x/y' }, 'DATABASE_URL: has to be set together with DATABASE_READ_URL, to the address of its primary'],
    [
      { DATABASE_OWNER_URL: 'postgres://x/y' },
      'DATABASE_URL: has to be set together with DATABASE_OWNER_URL, to the address of the role that serves',
    ],
    [
      { DATABASE_URL: 'postgres://x/y' },
      'SESSION_SECRET: has to be set together with DATABASE_URL, to the same 32 or more characters for every process',
    ],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: is not an address like smtp://user:password@host:587'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: has to be set together with GOOGLE_CLIENT_ID'],
    [{ GOOGLE_CLIENT_SECRET: 'hidden' }, 'GOOGLE_CLIENT_ID: has to be set together with GOOGLE_CLIENT_SECRET'],
    [{ MICROSOFT_CLIENT_ID: 'id' }, 'MICROSOFT_CLIENT_SECRET: has to be set together with MICROSOFT_CLIENT_ID'],
    [{ GOOGLE_ISSUER: 'http://id.example.com' }, 'GOOGLE_ISSUER: "http://id.example.com" is not an address that starts with https://'],
    [{ MICROSOFT_ISSUER: 'nonsense' }, 'MICROSOFT_ISSUER: "nonsense" is not an address that starts with https://'],
    [{ S3_URL: 'https://host/bucket' }, 'S3_URL: is not an address like s3+https://key:secret@host/bucket?region=eu-central-1'],
  ])('explains what is wrong with %o', (env, line) => {
    expect(linesFor(env)).toEqual([line]);
  });

  it('enables an identity provider when both its id and its secret are set, and the local one otherwise', () => {
    expect(readSettings({}, false).identityProviders).toEqual([]);
    const given = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's', MICROSOFT_CLIENT_ID: 'm', MICROSOFT_CLIENT_SECRET: 't' };
    expect(readSettings({ ...given, GOOGLE_ISSUER: 'http://localhost:9000' }, false).identityProviders).toEqual([
      { id: 'google', issuer: 'http://localhost:9000', clientId: 'g', clientSecret: 's' },
      { id: 'azure-ad', issuer: 'https://login.microsoftonline.com/common/v2.0', clientId: 'm', clientSecret: 't' },
    ]);
  });

  it('prints one line for each wrong setting', () => {
    expect(linesFor({ PORT: 'x', NORIA_DEMO: '2', DATABASE_URL: 'nonsense' })).toHaveLength(4);
  });

  it('never prints a secret', () => {
    expect(
      linesFor({
        DATABASE_URL: 'mysql://u:hunter2@h/d',
        DATABASE_OWNER_URL: 'hunter2',
        SMTP_URL: 'x:hunter2',
        S3_URL: 's3://hunter2',
        SESSION_SECRET: 'hunter2',
      }).join(),
    ).not.toContain('hunter2');
  });
});

describe('the address of a file store', () => {
  it('holds key, secret, bucket and region', () => {
    expect(readStoreUrl('s3+http://AKIA:a%2Fb@storage:9000/noria?region=eu-west-1')).toEqual({
      endpoint: 'http://storage:9000',
      bucket: 'noria',
      region: 'eu-west-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'a/b',
    });
  });
});
