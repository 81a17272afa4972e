import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

/** Accounts at the provider, by account name. */
export type Accounts = Record<string, { email: string; email_verified: boolean }>;

/** A real OpenID provider on its own port. */
export interface StartedProvider {
  issuer: string;
  /** An ID token signed by the provider: for the client `google` and expiring soon, unless overridden. */
  idToken(claims: JWTPayload): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one for the clients `google` and `microsoft`, with the secrets `secret of …`. `callbacks` are the permitted redirect URIs. */
async function startProvider(accounts: Accounts, callbacks: Record<'google' | 'microsoft', string>): Promise<StartedProvider> {
  const http = createServer();
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  const issuer = `http://localhost:${(http.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const configuration: Configuration = {
    clients: Object.entries(callbacks).map(([name, callback]) => ({
      client_id: name,
      client_secret: `secret of ${name}`,
      redirect_uris: [callback],
    })),
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key'] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...accounts[sub] }) }),
    // Consent is assumed.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  };
  const provider = new Provider(issuer, configuration);
  http.on('request', provider.callback());
  return {
    issuer,
    idToken: claims =>
      new SignJWT({ iss: issuer, aud: 'google', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime(claims.exp ?? '5m')
        .sign(privateKey),
    stop: () => closed(http),
  };
}

/** Starts one for a server on that port, and returns the server's settings for it; nothing listens at Microsoft's address. */
export async function startProviderFor(port: number, accounts: Accounts): Promise<{ provider: StartedProvider; env: NodeJS.ProcessEnv }> {
  const callback = (id: string) => `http://localhost:${port}/api/auth/callback/${id}`;
  const provider = await startProvider(accounts, { google: callback('google'), microsoft: callback('azure-ad') });
  const env = {
    PORT: `${port}`,
    GOOGLE_CLIENT_ID: 'google',
    GOOGLE_CLIENT_SECRET: 'secret of google',
    GOOGLE_ISSUER: provider.issuer,
    MICROSOFT_CLIENT_ID: 'microsoft',
    MICROSOFT_CLIENT_SECRET: 'secret of microsoft',
    MICROSOFT_ISSUER: 'http://127.0.0.1:9/',
  };
  return { provider, env };
}

async function closed(http: Server): Promise<void> {
  http.closeAllConnections();
  await new Promise(done => http.close(done));
}

/** Signs in on the provider's pages, as a user would; returns the address it redirects the browser back to. */
export async function visit(authorizationUrl: string, account: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = await step(authorizationUrl);
  if (/\/interaction\//.test(next)) {
    await step(next);
    next = await step(next, new URLSearchParams({ prompt: 'login', login: account, password: 'any' }));
  }
  while (next.startsWith(issuer)) next = await step(next);
  return new URL(next);

  async function step(url: string, body?: URLSearchParams): Promise<string> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name, value);
    }
    await response.text();
    return new URL(response.headers.get('location') ?? url, url).href;
  }
}
