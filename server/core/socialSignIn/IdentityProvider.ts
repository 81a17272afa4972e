import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import type { Configuration } from 'openid-client';
import type { IdentityProviderSettings } from '../settings.ts';
import { identityFrom, type Identity } from './Identity.ts';

/** Seconds a provider may take to respond. */
const timeoutSeconds = 5;
/** Milliseconds for which a provider's metadata is cached. */
const memory = 3_600_000;
const names: Record<IdentityProviderSettings['id'], string> = { google: 'Google', 'azure-ad': 'Microsoft' };
const signatures = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Values a browser keeps while the user is at the provider. */
export interface AuthorizationState {
  state: string;
  nonce: string;
  verifier: string;
}

/** Cached metadata of a provider. */
interface Known {
  /** The client library, loaded on first use. */
  oidc: typeof import('openid-client');
  config: Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
  until: number;
}

/**
 * An OpenID provider (OpenID Connect Core): authorization code flow with PKCE, state and nonce, and ID tokens that a client obtained
 * itself.
 */
export class IdentityProvider {
  readonly id: string;
  readonly name: string;
  #known: Promise<Known> | undefined;

  constructor(readonly settings: IdentityProviderSettings) {
    this.id = settings.id;
    this.name = names[settings.id];
  }

  /** The URL to send the browser to, and the values it must bring back. Rejects if the provider does not respond. */
  async begin(redirectUri: string, wishes: Record<string, string>): Promise<{ url: string; journey: AuthorizationState }> {
    const { oidc, config } = await this.#asked();
    const journey = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(config, {
      ...wishes,
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      state: journey.state,
      nonce: journey.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(journey.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, journey };
  }

  /**
   * The identity of the returning user. Rejects unless state, code, verifier, nonce and the token's signature, issuer, audience and expiry
   * are all valid.
   */
  async finish(address: URL, { state, nonce, verifier }: AuthorizationState): Promise<Identity> {
    const { oidc, config } = await this.#asked();
    const tokens = await oidc.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    return identityFrom(tokens.claims()!);
  }

  /**
   * The identity in an ID token that is signed by the provider, issued for this product, not expired, and matches the client's nonce if
   * there is one. Rejects otherwise.
   */
  async read(token: string, nonce: string | undefined): Promise<Identity> {
    const { config, keys } = await this.#asked();
    const { payload } = await jwtVerify<JWTPayload & { nonce?: unknown; azp?: unknown; tid?: unknown }>(token, keys, {
      algorithms: signatures,
      audience: this.settings.clientId,
      requiredClaims: ['iss', 'sub', 'exp', 'iat'],
      clockTolerance: 10,
    });
    // Microsoft's common issuer is a template with one issuer per tenant, which the token names.
    const issuer = config.serverMetadata().issuer.replace('{tenantid}', String(payload.tid));
    if (payload.iss !== issuer) throw new Error('The token is of another issuer');
    if (payload.azp !== undefined && payload.azp !== this.settings.clientId) throw new Error('The token is for another client');
    if (payload.nonce !== nonce) throw new Error('The token is for another nonce');
    return identityFrom(payload as Parameters<typeof identityFrom>[0]);
  }

  /** The provider's metadata; fetched again after an hour, and immediately after a failure. */
  async #asked(): Promise<Known> {
    this.#known ??= this.#ask();
    const known = await this.#known.catch((error: unknown) => {
      this.#known = undefined;
      throw new ProviderUnreachable(error);
    });
    if (known.until > Date.now()) return known;
    this.#known = undefined;
    return this.#asked();
  }

  async #ask(): Promise<Known> {
    const { issuer, clientId, clientSecret } = this.settings;
    const oidc = await import('openid-client');
    const url = new URL(issuer);
    const execute = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    const config = await oidc.discovery(url, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
    const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri!), { timeoutDuration: timeoutSeconds * 1000 });
    return { oidc, config, keys, until: Date.now() + memory };
  }
}

/** The provider's metadata could not be fetched, so it cannot be used now. */
export class ProviderUnreachable extends Error {
  constructor(cause: unknown) {
    super('The identity provider does not answer', { cause });
  }
}
