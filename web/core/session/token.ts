interface Claims {
  /** Seconds since 1970. */
  exp?: number;
}

/** What a JWT says of itself, or null when it is none. The server alone checks the signature. */
export function decodeToken(token: string): Claims | null {
  try {
    const body = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(body), char => char.charCodeAt(0)))) as Claims;
  } catch {
    return null;
  }
}

/** Whether the token is there, readable and not expired at this moment. */
export function isTokenValid(token: string | null): boolean {
  const claims = token ? decodeToken(token) : null;
  return typeof claims?.exp === 'number' && claims.exp * 1000 > Date.now();
}
