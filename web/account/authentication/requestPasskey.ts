import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Asks the browser to sign with a passkey; undefined if the user has none or cancels. Its code is loaded on first use. */
export async function requestPasskey(options: unknown): Promise<object | undefined> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  } catch {
    return undefined;
  }
}
