interface Claims {
  /** Seconds since 1970. */
  exp?: number;
}

/** Decodes the claims of a JWT; null if it is not one. Does not check the signature: only the server does. */
export function decodeToken(token: string): Claims | null {
  try {
    const body = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(body), char => char.charCodeAt(0)))) as Claims;
  } catch {
    return null;
  }
}

/** Returns whether the token is present, readable and not expired. */
export function isTokenValid(token: string | null): boolean {
  const claims = token ? decodeToken(token) : null;
  return typeof claims?.exp === 'number' && claims.exp * 1000 > Date.now();
}
