/** A customer of a public shop, as a browser without scripts: follows forms and keeps cookies. */
export class Buyer {
  static #count = 0;
  readonly #cookies = new Map<string, string>();
  readonly #ipAddress = `10.0.${Math.floor(++Buyer.#count / 250)}.${1 + (Buyer.#count % 250)}`;

  constructor(
    private readonly server: { readonly url: string },
    /** `/ar/shop/atlas`: the shop's address, in a language. */
    private readonly shop: string,
  ) {}

  /** Opens a page of the shop, or any other that begins with two slashes. */
  async open(path: string, init: RequestInit = {}): Promise<{ status: number; text: string; location: string | null }> {
    const cookie = Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const url = `${this.server.url}${path.startsWith('//') ? path.slice(1) : this.shop + path}`;
    const answer = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { cookie, accept: 'text/html', 'x-forwarded-for': this.#ipAddress, ...init.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0].split('=', 2);
      if (line.includes('Max-Age=0')) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
  }

  /** Holds what is in another buyer's cart. */
  withCartOf(other: Buyer): this {
    for (const [name, value] of other.#cookies) if (name.startsWith('cart-')) this.#cookies.set(name, value);
    return this;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** Sends a form. */
  send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.open(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** Puts pieces of a product into the cart. */
  add(productId: string, pieces = 1) {
    return this.send('/cart/', { add: productId, pieces: String(pieces) });
  }

  /** The hidden fields of the checkout, with the way of delivery that is chosen at first. */
  async form(): Promise<{ key: string; expectedTotal: string; deliveryMethodId: string }> {
    const { text } = await this.open('/checkout/');
    const deliveryMethodId = /<input[^>]*name="deliveryMethodId"[^>]*>/.exec(text)?.[0];
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
    const chosen = /value="([^"]+)"/.exec(deliveryMethodId ?? '')?.[1] ?? '';
    return { key: field('key'), expectedTotal: field(chosen ? `total-${chosen}` : 'expectedTotal'), deliveryMethodId: chosen };
  }

  /** Checks out what is in the cart. */
  async checkOut(fields: Record<string, string> = {}) {
    const delivery = {
      name: 'Rania Haddad',
      email: 'rania@guests.test',
      phone: '+962 79 555 0101',
      country: 'JO',
      city: 'Amman',
      address: '12 Rainbow Street',
    };
    return this.send('/checkout/', { ...delivery, payment: 'ON_DELIVERY', ...(fields.key ? {} : await this.form()), ...fields });
  }
}
